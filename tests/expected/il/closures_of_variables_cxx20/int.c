# 1 "closures_of_variables_cxx20.cu"
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
auto v = []{ return 1; } ; typedef decltype(v) __T0;static auto w = []{ return 2; } ; typedef decltype(w) __T1;void f() { auto l = []{ return 3; } ; typedef decltype(l) __T2;l(); } inline void g() { auto l = []{ return 3; } ; typedef decltype(l) __T3;l(); } int i = v(); 

# 1 "closures_of_variables_cxx20.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__58d8a7c7_30_closures_of_variables_cxx20_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "closures_of_variables_cxx20.cudafe1.stub.c"
#include "closures_of_variables_cxx20.cudafe1.stub.c"
# 1 "closures_of_variables_cxx20.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
