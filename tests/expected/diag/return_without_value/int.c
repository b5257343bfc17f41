# 1 "return_without_value.cu"
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
# 3
template< class > struct R { template< class T> using invoke = T; template< class T> struct cls { }; }; 
# 4
template< class F, class ...A> using inv = typename F::template invoke< A...> ; 
# 5
template< class T, class E> using rt = inv< R< E> , T> ; 
# 6
template< class U> struct W { }; template< class T> using id = T; template< class T> using ptr = T *; template< class T, class U> using V2 = void; 
# 7
template< class U> auto f1(U u)->typename R< U> ::template invoke< void>  { } 
# 8
template< class U> auto f2(U u)->typename R< U> ::template invoke< U>  { } 
# 9
template< class U> auto f3(U u)->inv< R< U> , void>  { } 
# 10
template< class U> auto f4(U u)->rt< void, U>  { } 
# 11
template< class U> auto f5(U u)->typename R< U> ::template cls< U>  { } 
# 12
template< class U> W< U>  f6(U u) { } 
# 13
template< class U> id< U>  f7(U u) { } 
# 14
template< class U> ptr< U>  f8(U u) { } 
# 15
template< class U> U *f9(U u) { } 
# 16
template< class U> U &f10(U u) { } 
# 17
template< class U> V2< int, U>  f11(U u) { } 
# 18
template< class U> typename U::template invoke< void>  f12(U u) { } 
# 19
template< class U> __decltype((U())) f13(U u) { } 
# 20
template< template< class >  class T> T< void>  f14(int u) { } 
# 21
template< class U> const U f15(U u) { } 
# 22
template< class U> auto f16(U u) { } 
# 23
template< class U> rt< void, U>  f17(U u) { } 
# 24
template< class U> typename U::template invoke< void>  f18(U u) { } 
# 25
template< class U> W< U>  f19(U u) { } 
# 26
template< class U> decltype(auto) f20(U u) { } 
# 27
template< class U> rt< void, U>  f21(U u) { return 1; } 
# 28
template< class U> struct S { S f() { } U g() { } S h() { } typedef U ty; ty i() { } using inn = rt< void, U> ; inn j() { } struct I { }; I k() { } typename S< U *> ::I l() { } typename W< U> ::x m() { } }; 

# 1 "return_without_value.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b66b809d_23_return_without_value_cu_19a2d1c0_6003
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "return_without_value.cudafe1.stub.c"
#include "return_without_value.cudafe1.stub.c"
# 1 "return_without_value.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
