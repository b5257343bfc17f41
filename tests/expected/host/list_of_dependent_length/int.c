# 1 "list_of_dependent_length.cu"
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
typedef unsigned u32; 
# 4
struct dim3 { unsigned x, y, z; }; 
# 5
extern "C" const dim3 bb; 
# 6
extern "C" {extern const dim3 cc; }
# 7
extern "C" dim3 dd; extern "C" int ee; 
# 9
extern "C" const dim3 xx; 
# 10
void f() { const int N = 4; unsigned r[N] = {(0)}; unsigned r2[4] = {(0)}; unsigned r3[4] = {(0), (0)}; u32 r4[4] = {(0)}; int r5[4] = {0}; long r6[2] = {(0)}; unsigned r7[2] = {(1)}; float r8[2] = {(0)}; } 
# 11
template< int N> void tf() { unsigned r[N] = {(0)}; unsigned r2[4] = {(0)}; unsigned r3[N] = {(0), (0)}; u32 r4[N] = {(0)}; int r5[N] = {0}; long r6[N] = {(0)}; unsigned r7[N] = {(1)}; float r8[N] = {(0)}; unsigned r9[N] = {0U}; unsigned char c[N] = {(1)}; int i[N] = {(1U)}; } 
# 12
template< class T, int N> struct tt { T r[N] = {(0)}; unsigned q[N] = {(0)}; unsigned k[4] = {(0)}; void f() { T z[3] = {(0)}; unsigned q[N] = {(0)}; unsigned q2[N]{(0)}; } }; 

# 1 "list_of_dependent_length.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7073b1d0_27_list_of_dependent_length_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "list_of_dependent_length.cudafe1.stub.c"
#include "list_of_dependent_length.cudafe1.stub.c"
# 1 "list_of_dependent_length.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
