# 1 "first_mentions_in_member_bodies.cu"
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
template< class T> struct V { V(); V(int); T t; }; 
# 5
template< class C, class T_> struct X { typedef T_ vt; typedef T_ ut; inline V< vt>  f(int) const; inline V< vt>  g(); inline void h(); inline void k(V< vt> ); template< class U> inline void m(U); V< C>  c(); typedef C ct; }; 
# 6
template< class C, class T> inline V< T>  X< C, T> ::f(int i) const { V< vt>  v = i; V< vt>  w; V< vt>  x; return v; } 
# 7
template< class C, class T> inline V< T>  X< C, T> ::g() { V< vt>  w; V< vt>  v; return v; } 
# 8
template< class C, class T> inline void X< C, T> ::h() { V< vt>  w; V< vt>  v; V< C>  d; V< C>  e; } 
# 9
template< class C, class T> inline void X< C, T> ::k(V< T>  p) { V< vt>  w; V< vt>  v; } 
# 10
template< class C, class T> template< class U> inline void X< C, T> ::m(U p) { V< vt>  w; V< vt>  v; V< U>  q; } 
# 11
template< class T_> struct Y { typedef T_ vt; void h(); void k(); void n() { V< T_>  a; V< T_>  b; } }; 
# 12
template< class T> void Y< T> ::h() { V< T>  w; V< T>  v; } 
# 13
template< class T> void Y< T> ::k() { V< T>  w; V< T>  v; } 
# 14
template< class T_> struct Z { typedef T_ vt; V< T_>  q; void h(); V< T_>  k(); }; 
# 15
template< class T> void Z< T> ::h() { V< T>  w; V< T>  v; } 
# 16
template< class T> V< T>  Z< T> ::k() { V< T>  w; V< T>  v; } 
# 17
int anchor = 1; 

# 1 "first_mentions_in_member_bodies.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__34f7f436_34_first_mentions_in_member_bodies_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "first_mentions_in_member_bodies.cudafe1.stub.c"
#include "first_mentions_in_member_bodies.cudafe1.stub.c"
# 1 "first_mentions_in_member_bodies.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
