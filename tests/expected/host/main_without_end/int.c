# 1 "main_without_end.cu"
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
int z; void f(); 
# 4
int main() { for (; ;) { f(); switch (z) { case 1:  break; default:  continue; }  do { if (z) { continue; }  return 2; } while (1); }  } 

# 1 "main_without_end.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__caf4acb7_19_main_without_end_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "main_without_end.cudafe1.stub.c"
#include "main_without_end.cudafe1.stub.c"
# 1 "main_without_end.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
