# 1 "stdc_pragma_places.cu"
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
#pragma STDC FP_CONTRACT ON
namespace n { 
# 6
int x; 
# 7
}
# 8
extern "C" {
# 10
int y; 
# 11
}
# 12
struct S { 
# 14
int z; 
# 15
void m() { 
#pragma STDC FP_CONTRACT ON
} 
# 18
}; 
# 19
void f(int n) { 
#pragma STDC FP_CONTRACT ON
n++; 
# 23
{ 
#pragma STDC FP_CONTRACT OFF
int q = n; 
# 27
n = q; 
# 28
} 
# 29
if (n) { 
# 31
n++; }  
# 32
} 
#pragma STDC FP_CONTRACT OFF
int z; 

# 1 "stdc_pragma_places.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9d5bf64d_21_stdc_pragma_places_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "stdc_pragma_places.cudafe1.stub.c"
#include "stdc_pragma_places.cudafe1.stub.c"
# 1 "stdc_pragma_places.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
