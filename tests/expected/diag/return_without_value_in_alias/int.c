# 1 "return_without_value_in_alias.cu"
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
template< bool , class T = void> struct E { using type = T; }; template< class T> struct E< false, T>  { }; template< bool b, class T = void> using Et = typename E< b, T> ::type; 
# 4
template< class T, class > struct ret { typedef T type; }; 
# 5
template< class T, class EnableIf> using rt = T; 
# 6
template< class T, class EnableIf> using rt2 = typename ret< T, EnableIf> ::type; 
# 7
template< class T> struct Z { 
# 8
template< class U> auto f(U u)->rt< void, Et< sizeof(U) == (3), void> >  { } 
# 9
template< class U> auto f2(U u)->rt2< void, Et< sizeof(U) == (3), void> >  { } 
# 10
template< class U> auto f3(U u)->rt< int, Et< sizeof(U) == (3), void> >  { } 
# 11
template< class U> rt< void, Et< sizeof(U) == (3), void> >  f4(U u) { } 
# 12
template< class U> rt< void, Et< sizeof(U) == (3), void> >  f5(U u) { } 
# 13
template< class U> rt< void, Et< sizeof(U) == (3), void> >  f6(U u) { return 1; } 
# 14
template< class U> rt< int, Et< sizeof(U) == (3), void> >  f7(U u) { } 
# 15
template< class U> rt< int, Et< sizeof(U) == (3), void> >  f8(U u) { } 
# 16
template< class U> rt< U, Et< sizeof(U) == (3), void> >  f9(U u) { } 
# 17
template< class U> rt< U, void>  f10(U u) { } 
# 18
template< class U> rt< U, void>  f11(U u) { } 
# 19
template< class U> rt< void, U>  f12(U u) { } 
# 20
template< class U> rt< void, U>  f13(U u) { return f12(u); } 
# 21
}; 
# 22
template< class U> rt< void, U>  g12(U u) { } 
# 23
template< class U> rt< void, U>  g13(U u) { } 
# 24
template< class U> rt< void, void>  g14(U u) { } 

# 1 "return_without_value_in_alias.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1a37e259_32_return_without_value_in_alias_cu_03c4d454_6004
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "return_without_value_in_alias.cudafe1.stub.c"
#include "return_without_value_in_alias.cudafe1.stub.c"
# 1 "return_without_value_in_alias.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
