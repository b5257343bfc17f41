# 1 "zeros_of_types.cu"
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
int none() { return ((int)0); } int zero = ((int)0); template< class T> T nothing() { return T(); } 
# 5
template int nothing< int> ();template< class T> constexpr T least() { return T(); } int lowest = least< int> (); 

# 1 "zeros_of_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7d10941d_17_zeros_of_types_cu__Z4nonev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "zeros_of_types.cudafe1.stub.c"
#include "zeros_of_types.cudafe1.stub.c"
# 1 "zeros_of_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
