# 1 "gnu_inline_and_a_definition.cu"
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
__attribute((gnu_inline)) extern inline int f() { return 0; } __attribute((gnu_inline)) int 
# 4
f() { return 2; } 
# 5
__attribute((gnu_inline)) inline int g() { return 0; } __attribute((gnu_inline)) int 
# 6
g() { return 2; } 
# 7
__attribute((gnu_inline)) extern inline int h(int); __attribute((gnu_inline)) extern inline int h(int x) { return x; } __attribute((gnu_inline)) int h(int x) { return x + 1; } 
# 8
__attribute((gnu_inline)) static inline int k() { return 0; } __attribute((gnu_inline)) int 
# 9
k() { return 2; } 

# 1 "gnu_inline_and_a_definition.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__70ab716a_30_gnu_inline_and_a_definition_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "gnu_inline_and_a_definition.cudafe1.stub.c"
#include "gnu_inline_and_a_definition.cudafe1.stub.c"
# 1 "gnu_inline_and_a_definition.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
