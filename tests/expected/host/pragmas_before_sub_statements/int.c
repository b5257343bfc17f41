# 1 "pragmas_before_sub_statements.cu"
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
void g(); 
# 4
void f(int n) { 
# 5
for (int i = 0; i < n; i++) { 
# 7
#pragma unroll
for (
# 7
int j = 0; j < n; j++) { int k = i + j; }  }  
# 8
if (n) { 
# 10
#pragma unroll 4
for (
# 10
int j = 0; j < n; j++) { g(); }  } else { 
# 12
#pragma GCC ivdep
for (int j = 0; j < n; j++) { g(); }  }  
# 14
while (n) 
#pragma one
#pragma two
{ g(); }  
# 18
do { 
#pragma one
g(); } 
# 21
while (n); 
# 22
} 

# 1 "pragmas_before_sub_statements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__86ef6030_32_pragmas_before_sub_statements_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "pragmas_before_sub_statements.cudafe1.stub.c"
#include "pragmas_before_sub_statements.cudafe1.stub.c"
# 1 "pragmas_before_sub_statements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
