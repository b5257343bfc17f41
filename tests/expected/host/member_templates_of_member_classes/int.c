# 1 "member_templates_of_member_classes.cu"
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
template< class T> struct at { using type = T; }; 
# 5
template< class A, class B> struct H { }; 
# 6
template< class E> struct base { 
# 7
struct holder { template< class T> using type = H< E, T> ; template< class T> struct cls { }; using plain = E; struct in { template< class T> using ty2 = H< T, E> ; }; }; 
# 8
template< class T> using own = H< T, E> ; 
# 9
template< class T> using a1 = typename holder::template type< T> ; 
# 10
template< class T> using a2 = own< T> ; 
# 11
template< class T> using a3 = typename holder::template cls< T> ; 
# 12
template< class T> using a4 = typename holder::in::template ty2< T> ; 
# 13
using a5 = typename holder::plain; 
# 14
using a6 = typename holder::template type< int> ; 
# 15
typename holder::template type< int>  m1; typename holder::template type< int>  f(typename holder::template type< E> ); 
# 16
template< class T> void g() { typename holder::template type< T>  x; using y = typename holder::template type< T> ; static_cast< typename holder::template type< T>  *>(0); } 
# 17
}; 
# 18
template< class E> struct der { using b = base< E> ; template< class T> using a1 = typename base< E> ::holder::template type< T> ; }; 
# 19
template< class E> typename base< E> ::holder::template type< int>  base< E> ::f(typename holder::template type< E> ) { return {}; } 

# 1 "member_templates_of_member_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__811da3b8_37_member_templates_of_member_classes_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_templates_of_member_classes.cudafe1.stub.c"
#include "member_templates_of_member_classes.cudafe1.stub.c"
# 1 "member_templates_of_member_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
