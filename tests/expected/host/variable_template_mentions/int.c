# 1 "variable_template_mentions.cu"
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
template< class T> constexpr int bits_v = (sizeof(T) * (8)); template< class T> constexpr bool is_v = false; template< class T, int N> constexpr int w_v = N; template< class A, class B> constexpr bool same_v = false; 
# 4
template< class T> struct A { typedef T element_type; typedef const T ct; using p = T *; static_assert((bits_v< element_type>  > 0), "x");int f() { return bits_v< ct>  + bits_v< p> ; } static_assert((w_v< element_type, 1>  > 0), "");}; 
# 5
template< class T> struct B { typedef T mine; int f() { return ((bits_v< T>  + bits_v< T> ) + bits_v< const T> ) + bits_v< T *> ; } static constexpr inline int k = bits_v< T> ; int g() { return w_v< T, 1>  + w_v< T, 1> ; } }; 
# 6
template< class U> int ff(U u) { return bits_v< U>  + bits_v< const U> ; } 
# 7
template< class X, class Y> struct C { typedef Y second; typedef X first; int f() { return (bits_v< first>  + bits_v< second> ) + same_v< first, second> ; } }; 
# 8
template< class P, class Q> struct E { int f() { return (bits_v< Q>  + bits_v< P> ) + same_v< P, Q> ; } }; 
# 9
template< class T> struct F { typedef typename T::type t; int f() { return is_v< t>  + is_v< t> ; } int g() { return is_v< t> ; } }; 
# 10
template< class T> struct G { int f() { return is_v< typename T::type> ; } }; 
# 11
template< class T> struct H { typedef typename T::other o; int f() { return is_v< typename T::other> ; } int g() { return is_v< typename T::other> ; } }; 
# 12
template< class T> struct I { template< class V> struct In { typedef V vv; int f() { return is_v< vv>  + is_v< vv> ; } }; template< class V> int m() { typedef V loc; return is_v< V>  + is_v< V> ; } template< class V> int m2() { return is_v< V> ; } }; 
# 13
template< class T> int fl() { typedef T loc; return is_v< T>  + is_v< T *> ; } template< class T> int fl2() { typedef T *loc; return is_v< T>  + is_v< T *> ; } 

# 1 "variable_template_mentions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6c22fc15_29_variable_template_mentions_cu_77b2d8cb_30377
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "variable_template_mentions.cudafe1.stub.c"
#include "variable_template_mentions.cudafe1.stub.c"
# 1 "variable_template_mentions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
