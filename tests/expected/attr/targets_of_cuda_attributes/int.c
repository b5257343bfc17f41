# 1 "targets_of_cuda_attributes.cu"
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
__attribute((device)) typedef int T1; 
# 5
using T2 = int __attribute((device)) ; 
# 6
enum E { e1 __attribute((device)), e2}; 
# 7
struct __attribute((device)) S1; 
# 8
struct S2 { int a; }; 
# 9
static struct S3 { int b; } s3; 
# 10
namespace __attribute((device)) N { }
# 11
void f(__attribute((device)) int p) { L: __attribute((device)); ; goto L; } 
# 12
struct S4 { __attribute((device)) int m; }; 

# 1 "targets_of_cuda_attributes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4eda38a1_29_targets_of_cuda_attributes_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "targets_of_cuda_attributes.cudafe1.stub.c"
#include "targets_of_cuda_attributes.cudafe1.stub.c"
# 1 "targets_of_cuda_attributes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
