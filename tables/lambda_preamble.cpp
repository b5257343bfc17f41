//@ types
#define __NV_LAMBDA_WRAPPER_HELPER(X, Y) decltype(X), Y
template<class __T> struct __nvdl_remove_ref { typedef __T type; };
template<class __T> struct __nvdl_remove_ref<__T &> { typedef __T type; };
template<class __T> struct __nvdl_remove_ref<__T &&> { typedef __T type; };
template<class __R, class... __A> struct __nvdl_remove_ref<__R (&)(__A...)> { typedef __R (*type)(__A...); };
template<class __T> struct __nvdl_remove_const { typedef __T type; };
template<class __T> struct __nvdl_remove_const<const __T> { typedef __T type; };
template<typename __U, __U __func, unsigned> struct __nv_dl_tag { };
template<typename __U, __U __func, typename __Return, unsigned> struct __nv_dl_trailing_return_tag { };
template<class __T> struct __nv_lambda_trait_remove_const { typedef __T type; };
template<class __T> struct __nv_lambda_trait_remove_const<const __T> { typedef __T type; };
template<class __T> struct __nv_lambda_trait_remove_volatile { typedef __T type; };
template<class __T> struct __nv_lambda_trait_remove_volatile<volatile __T> { typedef __T type; };
template<class __T> struct __nv_lambda_trait_remove_cv {
typedef typename __nv_lambda_trait_remove_const<typename __nv_lambda_trait_remove_volatile<__T>::type>::type type;
};
template<class __T> struct __nv_lambda_array_wrapper {
static_assert(sizeof(__T) == 0, "arrays of so many dimensions cannot be captured");
};
//@ array
template<class __T@BOUNDS@> struct __nv_lambda_array_wrapper<__T@EXTENTS@> {
__T arr@EXTENTS@;
__nv_lambda_array_wrapper(const __T __in@EXTENTS@) {
@LOOPS@arr@INDICES@ = __in@INDICES@;
}
};
template<class __T@BOUNDS@> struct __nv_lambda_field_type<__T@EXTENTS@> {
typedef __nv_lambda_array_wrapper<__T@EXTENTS@> type;
};
template<class __T@BOUNDS@> struct __nv_lambda_field_type<const __T@EXTENTS@> {
typedef const __nv_lambda_array_wrapper<__T@EXTENTS@> type;
};
//@ field
template<class __T> struct __nv_lambda_field_type { typedef __T type; };
//@ device_primary
template<class __Tag, class... __F> struct __nv_dl_wrapper_t {
static_assert(sizeof...(__F) == 0, "no lambda of the unit has as many captures");
__nv_dl_wrapper_t(__Tag, __F...) { }
template<class... __A> int operator()(__A...) { return 0; }
};
template<class __U, __U __func, class __Return, unsigned __N> struct __nv_dl_wrapper_t<__nv_dl_trailing_return_tag<__U, __func, __Return, __N> > {
__nv_dl_wrapper_t(__nv_dl_trailing_return_tag<__U, __func, __Return, __N>) { }
template<class... __A> __Return operator()(__A...) { __builtin_unreachable(); }
};
//@ device
template<class __Tag@CLASSES@> struct __nv_dl_wrapper_t<__Tag@TYPES@> {
@MEMBERS@__nv_dl_wrapper_t(__Tag@PARAMETERS@) : @INITIALIZERS@ { }
template<class... __A> int operator()(__A...) { return 0; }
};
template<class __U, __U __func, class __Return, unsigned __N@CLASSES@> struct __nv_dl_wrapper_t<__nv_dl_trailing_return_tag<__U, __func, __Return, __N>@TYPES@> {
@MEMBERS@__nv_dl_wrapper_t(__nv_dl_trailing_return_tag<__U, __func, __Return, __N>@PARAMETERS@) : @INITIALIZERS@ { }
template<class... __A> __Return operator()(__A...) { __builtin_unreachable(); }
};
//@ host_device_primary
namespace {
template<class __Tag, class __R, class... __A> struct __nv_hdl_helper {
typedef void *(*__copier)(void *);
typedef void (*__deleter)(void *);
typedef __R (*__caller)(void *, __A...);
typedef __R (*__noobject_caller)(__A...);
static __copier fp_copier;
static __deleter fp_deleter;
static __caller fp_caller;
static __noobject_caller fp_noobject_caller;
};
template<class __Tag, class __R, class... __A> typename __nv_hdl_helper<__Tag, __R, __A...>::__copier __nv_hdl_helper<__Tag, __R, __A...>::fp_copier;
template<class __Tag, class __R, class... __A> typename __nv_hdl_helper<__Tag, __R, __A...>::__deleter __nv_hdl_helper<__Tag, __R, __A...>::fp_deleter;
template<class __Tag, class __R, class... __A> typename __nv_hdl_helper<__Tag, __R, __A...>::__caller __nv_hdl_helper<__Tag, __R, __A...>::fp_caller;
template<class __Tag, class __R, class... __A> typename __nv_hdl_helper<__Tag, __R, __A...>::__noobject_caller __nv_hdl_helper<__Tag, __R, __A...>::fp_noobject_caller;
}
template<bool __IsMutable, bool __HasFuncPtrConv, bool __NeverThrows, class __Tag, class __Signature, class... __F> struct __nv_hdl_wrapper_t {
static_assert(sizeof(__Tag) == 0, "no lambda of the unit has as many captures");
};
//@ host_device
template<bool __NeverThrows, class __Tag@CLASSES@, class __R, class... __A> struct __nv_hdl_wrapper_t<@MUTABLE@, false, __NeverThrows, __Tag, __R(__A...)@TYPES@> {
@MEMBERS@void *data;
typedef __nv_hdl_helper<__Tag, __R, __A...> __helper;
template<class __Lambda> struct manager {
static void *do_copy(void *__from) { return new __Lambda(*static_cast<__Lambda *>(__from)); }
static __R do_call(void *__object, __A... __args) { return (*static_cast<__Lambda *>(__object))(std::forward<__A>(__args)...); }
static void do_delete(void *__object) { delete static_cast<__Lambda *>(__object); }
};
template<class __Lambda> __nv_hdl_wrapper_t(__Tag, __Lambda &&__lambda@PARAMETERS@) : @INITIALIZERS_FIRST@data(new __Lambda(std::move(__lambda))) {
__helper::fp_copier = &manager<__Lambda>::do_copy;
__helper::fp_deleter = &manager<__Lambda>::do_delete;
__helper::fp_caller = &manager<__Lambda>::do_call;
}
__nv_hdl_wrapper_t(const __nv_hdl_wrapper_t &__other) : @COPIES@data(__helper::fp_copier(__other.data)) { }
__nv_hdl_wrapper_t(__nv_hdl_wrapper_t &&__other) : @MOVES@data(__other.data) { __other.data = 0; }
~__nv_hdl_wrapper_t() { __helper::fp_deleter(data); }
__nv_hdl_wrapper_t &operator=(const __nv_hdl_wrapper_t &) = delete;
__R operator()(__A... __args) @CONST@noexcept(__NeverThrows) { return __helper::fp_caller(data, std::forward<__A>(__args)...); }
};
template<bool __NeverThrows, class __Tag@CLASSES@, class __R, class... __A> struct __nv_hdl_wrapper_t<@MUTABLE@, true, __NeverThrows, __Tag, __R(__A...)@TYPES@> {
@MEMBERS@typedef __nv_hdl_helper<__Tag, __R, __A...> __helper;
template<class __Lambda> __nv_hdl_wrapper_t(__Tag, __Lambda &&__lambda@PARAMETERS@)@CONVERTED_INITIALIZERS@ { __helper::fp_noobject_caller = __lambda; }
__nv_hdl_wrapper_t &operator=(const __nv_hdl_wrapper_t &) = delete;
__nv_hdl_wrapper_t(const __nv_hdl_wrapper_t &) = default;
__R operator()(__A... __args) @CONST@noexcept(__NeverThrows) { return __helper::fp_noobject_caller(std::forward<__A>(__args)...); }
typedef __R (*__function)(__A...);
operator __function () const { return __helper::fp_noobject_caller; }
};
//@ host_device_factory
template<bool __IsMutable, bool __HasFuncPtrConv, class... __F> struct __nv_hdl_helper_trait_outer {
template<class __Tag, class __Lambda> struct __nv_hdl_helper_trait : public __nv_hdl_helper_trait<__Tag, decltype(&__Lambda::operator())> { };
template<class __Tag, class __C, class __R, class... __A> struct __nv_hdl_helper_trait<__Tag, __R (__C::*)(__A...) const> { typedef __nv_hdl_wrapper_t<__IsMutable, __HasFuncPtrConv, false, __Tag, __R(__A...), __F...> type; static type get(__C &, __F...); };
template<class __Tag, class __C, class __R, class... __A> struct __nv_hdl_helper_trait<__Tag, __R (__C::*)(__A...)> { typedef __nv_hdl_wrapper_t<__IsMutable, __HasFuncPtrConv, false, __Tag, __R(__A...), __F...> type; static type get(__C &, __F...); };
//@ host_device_noexcept
template<class __Tag, class __C, class __R, class... __A> struct __nv_hdl_helper_trait<__Tag, __R (__C::*)(__A...) const noexcept> { typedef __nv_hdl_wrapper_t<__IsMutable, __HasFuncPtrConv, true, __Tag, __R(__A...), __F...> type; static type get(__C &, __F...); };
template<class __Tag, class __C, class __R, class... __A> struct __nv_hdl_helper_trait<__Tag, __R (__C::*)(__A...) noexcept> { typedef __nv_hdl_wrapper_t<__IsMutable, __HasFuncPtrConv, true, __Tag, __R(__A...), __F...> type; static type get(__C &, __F...); };
//@ traits
};
template<bool __IsMutable, bool __HasFuncPtrConv, class __Tag, class... __F> struct __nv_hdl_create_wrapper_t {
template<class __Lambda> static auto __nv_hdl_create_wrapper(__Lambda &&__lambda, __F... __in) -> decltype(__nv_hdl_helper_trait_outer<__IsMutable, __HasFuncPtrConv, __F...>::template __nv_hdl_helper_trait<__Tag, __Lambda>::get(__lambda, __in...)) {
return typename __nv_hdl_helper_trait_outer<__IsMutable, __HasFuncPtrConv, __F...>::template __nv_hdl_helper_trait<__Tag, __Lambda>::type(__Tag(), std::move(__lambda), __in...);
}
};
template<class __T> struct __nv_extended_device_lambda_trait_helper { static const bool value = false; };
template<class __Tag, class... __F> struct __nv_extended_device_lambda_trait_helper<__nv_dl_wrapper_t<__Tag, __F...> > { static const bool value = true; };
template<class __T> struct __nv_extended_host_device_lambda_trait_helper { static const bool value = false; };
template<bool __M, bool __C, bool __N, class __Tag, class __Signature, class... __F> struct __nv_extended_host_device_lambda_trait_helper<__nv_hdl_wrapper_t<__M, __C, __N, __Tag, __Signature, __F...> > { static const bool value = true; };
template<class __T> struct __nv_extended_device_lambda_with_trailing_return_trait_helper { static const bool value = false; };
template<class __U, __U __func, class __Return, unsigned __N, class... __F> struct __nv_extended_device_lambda_with_trailing_return_trait_helper<__nv_dl_wrapper_t<__nv_dl_trailing_return_tag<__U, __func, __Return, __N>, __F...> > { static const bool value = true; };
#define __nv_is_extended_device_lambda_closure_type(X) __nv_extended_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
#define __nv_is_extended_host_device_lambda_closure_type(X) __nv_extended_host_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) __nv_extended_device_lambda_with_trailing_return_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
