# 1 "instances_named_short.cu"
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
template< class T> struct is_e { static const bool value = true; }; 
# 5
template< class T, bool  = is_e< T> ::value> struct ui { using type = int; }; template< class T> struct ut : public ui< T>  { }; 
# 6
template< class T, bool B> struct vi { using type = int; }; template< class T> struct vt : public vi< T, is_e< T> ::value>  { }; 
# 7
template< class T, class U = T *> struct wi { using type = int; }; template< class T> struct wt : public wi< T>  { }; 
# 8
template< class T, int N = sizeof(T)> struct xi { using type = int; }; template< class T> struct xt : public xi< T>  { }; 
# 9
template< class T, int N = 3> struct yi { using type = int; }; template< class T> struct yt : public yi< T>  { }; 
# 10
enum class p1 { }; enum class p2 { }; enum class p3 { }; enum class p4 { }; enum class p5 { }; enum class p6 { }; enum class p7 { }; enum class p8 { }; 
# 11
void f1() { using u = ui< p1> ::type; u x; using u2 = ut< p1> ::type; using v = vi< p1, true> ::type; using w = wi< p1> ::type; using x2 = xi< p1> ::type; using y = yi< p1> ::type; } 
# 12
using u1 = ui< p2> ::type; using v1 = vi< p2, true> ::type; using w1 = wi< p2> ::type; using x1 = xi< p2> ::type; using y1 = yi< p2> ::type; 
# 13
void f2() { using u = ut< p2> ::type; using v = vt< p2> ::type; using x2 = xt< p2> ::type; } 
# 14
void f3() { typedef ut< p3> ::type u; ut< p3> ::type v; static_cast< ut< p3> ::type>(1); (ut< p3> ::type)1; typedef ut< p3> ::type u2; } void f4() { ut< p3> ::type v; typedef ut< p3> ::type u; } 
# 15
void f5() { ut< p4> ::type v; typedef ut< p4> ::type u; } ut< p4> ::type q; 
# 16
void f6(ut< p5> ::type x) { typedef ut< p5> ::type u; } ut< p6> ::type f7(); void f8() { typedef ut< p6> ::type u; } 
# 17
struct S { typedef ut< p7> ::type u; void f() { typedef ut< p7> ::type u; } }; template< class T> void ft() { typedef ut< p8> ::type u; typedef typename ut< T> ::type w; } void f9() { typedef ut< p8> ::type u; } 
# 18
template< class T, class U = T *> struct zi { using type = int; struct in { }; static int s(); int m; }; template< class T> struct zt : public zi< T>  { }; struct zd : public zi< p8>  { }; struct zp { zi< p7>  m; }; template< class T> struct zq { zi< T>  m; }; 
# 19
void fb() { using a = zi< p1> ::type; using b = zi< p2> ::in; zt< p3> ::s(); zt< p4>  x; (x.m) = 1; __decltype(x.m) y; auto z = (&zt< p5> ::m); using c = __decltype((&zt< p6> ::m)); auto d = (zq< p8> ().m); } 
# 20
void fc(zi< p4>  * p); zi< p1>  *z1; 

# 1 "instances_named_short.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__01c61b1c_24_instances_named_short_cu__Z2f1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "instances_named_short.cudafe1.stub.c"
#include "instances_named_short.cudafe1.stub.c"
# 1 "instances_named_short.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
