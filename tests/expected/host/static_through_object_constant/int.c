# 1 "static_through_object_constant.cu"
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
# 22 "cuda_mini.h"
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 23
#if 0
# 23
struct uint3 { unsigned x, y, z; }; 
#endif
# 24 "cuda_mini.h"
#if 0
# 24
struct dim3 { 
# 25
unsigned x, y, z; 
# 30
}; 
#endif
# 31 "cuda_mini.h"
typedef struct CUstream_st *cudaStream_t; 
# 32
typedef enum cudaError { cudaSuccess, cudaErrorInvalidValue} cudaError_t; 
# 33
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0, CUstream_st * stream = 0); 
# 35
extern "C" cudaError_t cudaLaunchKernel(const void * func, dim3 gridDim, dim3 blockDim, void ** args, size_t sharedMem, cudaStream_t stream); 
# 37
extern "C" void exit(int) __attribute((noreturn)); 
# 38
extern "C" int printf(const char *, ...); 
# 39
static const uint3 __device_builtin_variable_threadIdx; 
# 40
static const uint3 __device_builtin_variable_blockIdx; 
# 41
static const dim3 __device_builtin_variable_blockDim; 
# 42
static const dim3 __device_builtin_variable_gridDim; 
# 1 "static_through_object_constant.cu"
struct Y { static constexpr inline int ci = 4; static const int k = 5; enum { E = 3}; int n; static int fs(); }; 
# 2
Y y; Y *p = (&y); Y fun(); Y &ref(); volatile Y vy; 
# 3
int a1[(y.ci)]; int a2[(p->ci)]; int a5[(y.E)]; 
# 4
template< int N> struct I { }; I< 4>  i1; 
# 5
void f(Y &r, Y *q, int n) { 
# 6
int s0 = (y.ci); int s1 = ((y.ci) + 1); int s2 = ((p->ci) + 1); int s3 = (fun().ci) + 1; int s4 = (ref().ci) + 1; int s5 = ((r.ci) + 1); int s6 = ((q->ci) + 1); int s7 = ((y.k) + 1); int s8 = ((Y().ci) + 1); int s9 = (((n++), y).ci) + 1; int s10 = ((vy.ci) + 1); int s11 = (((q[n]).ci) + 1); int s12 = ((r.E) + 1); int s13 = (fun().E) + 1; int s14 = (((*q).k) + 1); s0 = ((y.ci) + 1); 
# 7
} 

# 1 "static_through_object_constant.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2b943365_33_static_through_object_constant_cu_p
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_through_object_constant.cudafe1.stub.c"
#include "static_through_object_constant.cudafe1.stub.c"
# 1 "static_through_object_constant.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
