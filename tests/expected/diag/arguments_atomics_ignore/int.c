# 1 "arguments_atomics_ignore.cu"
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
# 2
int b; int *a; 
# 3
int g2() { __atomic_load_n(a, 5); __atomic_fetch_add(&b, 3, 5); __sync_fetch_and_add(&b, 1); __atomic_load(&b, &b, 5); __sync_lock_release(&b); return __sync_val_compare_and_swap(&b, 1, 2); } 
# 4
template< class T> int t(T *x) { __atomic_load_n(x, 5); return __sync_fetch_and_add(&b, 1); } int z = t(&b); 

# 1 "arguments_atomics_ignore.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a51df8a3_27_arguments_atomics_ignore_cu__Z2g2v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arguments_atomics_ignore.cudafe1.stub.c"
#include "arguments_atomics_ignore.cudafe1.stub.c"
# 1 "arguments_atomics_ignore.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
