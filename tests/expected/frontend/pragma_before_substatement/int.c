# 1 "pragma_before_substatement.cu"
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
void work(); 
# 4
void f(int n) { 
# 5
for (int i = 0; i < n; i++) { 
# 7
#pragma unroll
for (
# 7
int j = 0; j < n; j++) { 
# 9
#pragma unroll 4
for (
# 9
int k = i; k < n; k++) { work(); }  }  }  
# 10
if (n) { 
# 12
#pragma unroll
for (
# 12
int j = 0; j < n; j++) { work(); }  }  
# 13
while (n) { 
# 15
n--; }  
# 16
switch (n) { case 1:  
# 18
#pragma unroll
for (
# 18
int j = 0; j < n; j++) { work(); }  
# 19
}  
# 20
} 

# 1 "pragma_before_substatement.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d92d3774_29_pragma_before_substatement_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "pragma_before_substatement.cudafe1.stub.c"
#include "pragma_before_substatement.cudafe1.stub.c"
# 1 "pragma_before_substatement.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
