# 1 "instances_outlive_locals.cu"
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
int anchor = 1; typedef long ptrdiff_t; struct tsp { long tv; }; 
# 4
template< class T> struct nl { static T max(); }; template< class T> struct n2 { static T max(); }; 
# 5
int f() { tsp ts; using s = __decltype(ts.tv); n2< long>  q; return nl< long> ::max(); } 
# 6
long h() { return nl< long> ::max(); } long k() { return nl< long> ::max(); } nl< long>  z; n2< long>  y; n2< long>  x; long h2() { return n2< long> ::max(); } 
# 7
template< class X> struct fwd; template< class Y> struct fwd { friend inline void ff(fwd< Y>  a, fwd< Y *>  b) { } }; 

# 1 "instances_outlive_locals.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6f71eb0a_27_instances_outlive_locals_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "instances_outlive_locals.cudafe1.stub.c"
#include "instances_outlive_locals.cudafe1.stub.c"
# 1 "instances_outlive_locals.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
