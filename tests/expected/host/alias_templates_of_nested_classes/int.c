# 1 "alias_templates_of_nested_classes.cu"
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
int unit_anchor = 1; 
# 5
template< class T> struct X { }; template< class A, class ...B> struct H { }; 
# 6
template< class A, class ...B> struct W2; 
# 7
template< class A, class ...B> struct W2< X< A> , B...>  { struct ht { template< class T> using type = H< A, T, B...> ; template< class T> struct in { }; typedef A t; struct deep { template< class T> using type = H< A, T> ; }; }; 
# 8
template< class T> using a1 = typename ht::template type< T> ; template< class T> using a2 = typename ht::template in< T> ; using a3 = typename ht::t; template< class T> using a4 = typename ht::deep::template type< T> ; 
# 9
typename ht::template type< int>  m; typename ht::template in< A>  n; void f() { typename ht::template type< A>  x; typename ht::t y; } }; 
# 10
template< class A> struct W3; template<> struct W3< int>  { struct ht { template< class T> using type = H< T> ; }; template< class T> using a1 = ht::template type< T> ; }; 
# 11
template< class A> struct W4; template< class A> struct W4< A *>  { struct ht { template< class T> using type = H< A, T> ; template< class T> using plain = X< T> ; }; template< class T> using a1 = typename ht::template type< T> ; template< class T> using a2 = typename ht::template plain< T> ; }; 
# 12
template< class A> struct V { struct ht { template< class T> using type = X< T> ; template< class T> using dep = H< A, T> ; template< class T> struct in { }; }; template< class T> using a1 = typename ht::template type< T> ; template< class T> using a2 = typename ht::template dep< T> ; template< class T> using a3 = typename ht::template in< T> ; using a4 = typename ht::template dep< int> ; typename ht::template dep< A>  m; template< class T> void f() { typename ht::template dep< T>  x; using q = typename ht::template type< T> ; } }; 
# 13
template< class A, class ...B> struct V2; template< class A, class ...B> struct V2< X< A> , B...>  : public V< A>  { struct ht { template< class T> using type = H< A, T, B...> ; }; template< class T> using a1 = typename ht::template type< T> ; using base = V< A> ; template< class T> using a5 = typename V< A> ::template a1< T> ; }; 

# 1 "alias_templates_of_nested_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e0c04fcb_36_alias_templates_of_nested_classes_cu_f008fa8b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_templates_of_nested_classes.cudafe1.stub.c"
#include "alias_templates_of_nested_classes.cudafe1.stub.c"
# 1 "alias_templates_of_nested_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
