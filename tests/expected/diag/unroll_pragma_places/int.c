# 1 "unroll_pragma_places.cu"
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
void f(int n) { 
# 5
n++; 
# 7
{ n++; } 
# 9
int x = 3; 
# 11
if (n) { n++; }  
# 13
#pragma unroll
while (n) { 
# 13
n--; }  
# 15
#pragma unroll
do { 
# 15
n--; } while (n); 
# 17
#pragma unroll
for (
# 17
int v = 0; ;) { n += v; }  
# 19
return; 
# 21
; 
# 23
L:; n++; 
# 25
switch (n) { }  
# 27
{ } 
# 28
} 
# 29
int anchor = 1; 

# 1 "unroll_pragma_places.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__30bc0135_23_unroll_pragma_places_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unroll_pragma_places.cudafe1.stub.c"
#include "unroll_pragma_places.cudafe1.stub.c"
# 1 "unroll_pragma_places.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
