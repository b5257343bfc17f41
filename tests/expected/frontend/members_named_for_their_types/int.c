# 1 "members_named_for_their_types.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1

#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 4
template< class T> T &&dv(); 
# 5
template< class T, T v> struct ic { static constexpr inline T value = (v); }; 
# 6
struct P { template< class T> constexpr auto operator()(T &&) const { return ic< bool, T::value == 2> {}; } ic< int, 3>  g(int) const; }; 
# 7
template< class A> struct Is { using type = A; }; 
# 8
template< class Pred> struct cp { 
# 9
Pred pred; 
# 10
template< class X> Is< __decltype(((*(pred))(dv< X> ())))>  f(X x) const; 
# 11
template< class X> Is< __decltype(pred)>  g(X x) const; 
# 12
template< class X> Is< __decltype(((pred)->g(1)))>  h(X x) const; 
# 13
}; 
# 14
cp< P *>  c; 
# 15
static_assert(__is_same(Is< ic< bool, true> > ::type, ic< bool, true> ), "");
# 16
static_assert(__is_same(Is< __decltype(cp< P *> ::pred)> ::type, P *), "");
# 17
static_assert(__is_same(Is< ic< int, 3> > ::type, ic< int, 3> ), "");
# 18
struct im { template< class T> static ic< bool, noexcept((dv< T &> (), dv< T &> ().~T()))>  t(int); }; 
# 19
struct J { ~J(); int x; }; 
# 20
static_assert(__is_same(__decltype((im::t< J> (0))), ic< bool, false> ), "");

# 1 "members_named_for_their_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dc409290_32_members_named_for_their_types_cu_89058956_3899
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_named_for_their_types.cudafe1.stub.c"
#include "members_named_for_their_types.cudafe1.stub.c"
# 1 "members_named_for_their_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
