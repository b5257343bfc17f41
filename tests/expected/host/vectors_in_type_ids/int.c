# 1 "vectors_in_type_ids.cu"
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
typedef float v4 __attribute((__vector_size__(16))); 
# 4
inline v4 s(v4 a, v4 b) { return __builtin_shuffle(a, b, ((int  __attribute((__vector_size__(16)))){4, 1, 2, 3})); } 
# 5
int q = (sizeof(int  __attribute((__vector_size__(16))))); 

# 1 "vectors_in_type_ids.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7e545839_22_vectors_in_type_ids_cu_q
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "vectors_in_type_ids.cudafe1.stub.c"
#include "vectors_in_type_ids.cudafe1.stub.c"
# 1 "vectors_in_type_ids.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
