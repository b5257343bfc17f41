# 1 "parameters_hide.cu"
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
int t(); int v; 
# 5
int f(int t) { return t; } 
# 6
int g(int v); 
# 7
template< class T> T h(T t) { return t; } 
# 8
template< class T> T i(T v); 
# 9
template< class T> struct S { int m(int t); void n(T v) { } }; 
# 10
struct R { int m(int t); void n(int v) { } int q(int v); }; 
# 11
int u() { return h(1) + i(2); } 

# 1 "parameters_hide.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__51a88210_18_parameters_hide_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parameters_hide.cudafe1.stub.c"
#include "parameters_hide.cudafe1.stub.c"
# 1 "parameters_hide.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
