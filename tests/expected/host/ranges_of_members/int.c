# 1 "ranges_of_members.cu"
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
struct V { int *begin() const; int *end() const; int n; }; 
# 5
template< class T> struct Q; template< class T> T mkd(T); V mk(int); 
# 6
template< class T> struct H { T t; T *p; T a[2]; static T s; V v; H *h; T get(); T &ref(); Q< T>  q; typename T::type tt; 
# 7
template< class U> void f(U u, U *up, const U &ur, U &&uf, T pt) { for (int x : u) { (void)x; }  for (int x : *up) { (void)x; }  for (int x : ur) { (void)x; }  for (int x : up[0]) { (void)x; }  for (int x : t) { (void)x; }  for (int x : *(p)) { (void)x; }  for (int x : a) { (void)x; }  for (auto &x : (a)[0]) { (void)x; }  for (int x : s) { (void)x; }  for (int x : (h)->t) { (void)x; }  for (int x : (h)->v) { (void)x; }  for (int x : get()) { (void)x; }  for (int x : ref()) { (void)x; }  for (int x : this->t) { (void)x; }  for (int x : this->v) { (void)x; }  for (int x : u.m()) { (void)x; }  for (int x : ((u.m))) { (void)x; }  for (int x : ((up->m))) { (void)x; }  for (int x : up->m()) { (void)x; }  for (int x : U::m) { (void)x; }  for (int x : U::f()) { (void)x; }  for (int x : mkd(u)) { (void)x; }  for (int x : mk(u)) { (void)x; }  for (int x : (U)u) { (void)x; }  for (int x : U()) { (void)x; }  for (int x : U{}) { (void)x; }  for (int x : (U)u) { (void)x; }  for (int x : static_cast< U &&>(u)) { (void)x; }  for (int x : u + u) { (void)x; }  for (int x : -u) { (void)x; }  for (int x : u) { (void)x; }  for (int x : (u) ? u : u) { (void)x; }  for (int x : u()) { (void)x; }  for (int x : q) { (void)x; }  for (int x : (((q).m))) { (void)x; }  for (int x : tt) { (void)x; }  for (int x : (((u.m).n))) { (void)x; }  for (int x : ((u.m))) { (void)x; }  for (int x : *(u.m)) { (void)x; }  for (int x : (u.m)[0]) { (void)x; }  for (int x : u.template m< 1> ()) { (void)x; }  for (int x : ((u, u))) { (void)x; }  for (int x : (((this->q).m))) { (void)x; }  for (int x : ((ur.t))) { (void)x; }  for (int x : H< T> ::s) { (void)x; }  for (int x : Q< U> ::m) { (void)x; }  for (int x : ((((h)->q).m))) { (void)x; }  } 
# 8
}; 

# 1 "ranges_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a062eaaf_20_ranges_of_members_cu_0328ca20_29415
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "ranges_of_members.cudafe1.stub.c"
#include "ranges_of_members.cudafe1.stub.c"
# 1 "ranges_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
