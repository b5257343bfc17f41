# 1 "floating_types.cu"
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
float a = ((1.0F) / (0.0F)), b = ((0.0F) / (0.0F)); long double c = ((1.0L) / (0.0L)), d = ((0.0L) / (0.0L)); double e = ((1.0) / (0.0)); 
# 5
__float128 f = ((2.5)), g = (-(1.0)); _Float16 h = ((2.0)), i = ((1.0F)); __bf16 j = ((1.0F)); float k = (((__builtin_huge_val()))); const double l = ((0.0) / (0.0)); 
# 6
_Float16 p = (0); __float128 q = (3); 
# 7
void f1() { double x = ((1.0) / (0.0)); float y = ((2.0)); __float128 z = ((1.5)); } 

# 1 "floating_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f9fef26e_17_floating_types_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "floating_types.cudafe1.stub.c"
#include "floating_types.cudafe1.stub.c"
# 1 "floating_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
