# 1 "switch_labels.cu"
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
int g(); 
# 5
int f() { 
# 6
if (int b = g(); b > 2) { return b; } else { b = 1; }  
# 7
switch (int e = g()) { default:  break; }  
# 8
return 2; 
# 9
} 
# 10
int f2() { 
# 11
switch (int d = g(); d) { case 1:  return d; }  
# 12
switch (int e = g()) { default:  break; }  
# 13
return 2; 
# 14
} 
# 15
int f3() { 
# 16
while (int c = g()) { (void)c; }  
# 17
switch (g()) { default:  break; }  
# 18
return 2; 
# 19
} 
# 20
int f4() { if (int a = g()) { return a; }  switch (g()) { default:  break; }  return 3; } 

# 1 "switch_labels.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__46773880_16_switch_labels_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "switch_labels.cudafe1.stub.c"
#include "switch_labels.cudafe1.stub.c"
# 1 "switch_labels.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
