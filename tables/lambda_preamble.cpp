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
template<class __Tag, class... __F> struct __nv_dl_wrapper_t {
static_assert(sizeof...(__F) == 0, "no lambda of the unit has as many captures");
__nv_dl_wrapper_t(__Tag, __F...) { }
template<class... __A> int operator()(__A...) { return 0; }
};
template<class __U, __U __func, class __Return, unsigned __N> struct __nv_dl_wrapper_t<__nv_dl_trailing_return_tag<__U, __func, __Return, __N> > {
__nv_dl_wrapper_t(__nv_dl_trailing_return_tag<__U, __func, __Return, __N>) { }
template<class... __A> __Return operator()(__A...) { __builtin_unreachable(); }
};
template<bool __IsMutable, bool __HasFuncPtrConv, bool __NeverThrows, class __Tag, class __Signature, class... __F> struct __nv_hdl_wrapper_t;
template<class __T> struct __nv_extended_device_lambda_trait_helper { static const bool value = false; };
template<class __Tag, class... __F> struct __nv_extended_device_lambda_trait_helper<__nv_dl_wrapper_t<__Tag, __F...> > { static const bool value = true; };
template<class __T> struct __nv_extended_host_device_lambda_trait_helper { static const bool value = false; };
template<bool __M, bool __C, bool __N, class __Tag, class __Signature, class... __F> struct __nv_extended_host_device_lambda_trait_helper<__nv_hdl_wrapper_t<__M, __C, __N, __Tag, __Signature, __F...> > { static const bool value = true; };
template<class __T> struct __nv_extended_device_lambda_with_trailing_return_trait_helper { static const bool value = false; };
template<class __U, __U __func, class __Return, unsigned __N, class... __F> struct __nv_extended_device_lambda_with_trailing_return_trait_helper<__nv_dl_wrapper_t<__nv_dl_trailing_return_tag<__U, __func, __Return, __N>, __F...> > { static const bool value = true; };
#define __nv_is_extended_device_lambda_closure_type(X) __nv_extended_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
#define __nv_is_extended_host_device_lambda_closure_type(X) __nv_extended_host_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) __nv_extended_device_lambda_with_trailing_return_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value
