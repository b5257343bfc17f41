# 1 "designated_indices.cu"
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
enum E { e0}; constexpr int k = 0; int a[] = {[0] = 2}, b[] = {[0] = 2}, c[] = {[0] = 2}, d[] = {[0] = 1, [1] = 4}; 
# 4
struct S { constexpr operator int() const { return 0; } }; int e[] = {[0] = 0}; 

# 1 "designated_indices.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b945ddc1_21_designated_indices_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "designated_indices.cudafe1.stub.c"
#include "designated_indices.cudafe1.stub.c"
# 1 "designated_indices.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
