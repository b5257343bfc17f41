# 1 "static_through_object_bounds.cu"
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
# 1 "static_through_object_bounds.cu"
struct Y { static constexpr inline int ci = 4; enum { E = 3}; }; 
# 2
Y y; Y *p = (&y); 
# 3
struct Z { int b: y.ci; int c: y.E; alignas(y.ci) int d; int a[(y.ci)]; int a2[(y.ci) + 1]; }; 
# 4
enum Q { q = (y.ci), r = (y.E), s = ((y.ci) + 1)}; 
# 5
static_assert(((y.ci) == 4), "");
# 6
int a1[(p->ci)]; int a2[2][(y.E)]; 
# 7
int f(int n, Y &t) { switch (n) { case y.ci:  return 1; case y.E:  return 2; case (y.ci) + 4:  return 3; }  
# 8
if (y.ci) { n++; }  while (t.E) { n++; }  for (int i = (y.ci); i < (y.ci); i += (t.ci)) { n--; }  return y.ci; } 
# 9
int g(int n = (y.ci), int m = (y.ci) + 1) { int *v = new int [(y.ci)]; int w[(y.ci)] = {}; int z[] = {(y.ci), ((y.ci) + 1)}; const int &r = (y.ci); f((y.ci), y); f((y.ci) + 1, y); return (int)(y.ci); } 
# 10
template< class T> int h(Y &t) { int w[(t.ci)]; int s = ((t.ci) + 1); return t.ci; } 

# 1 "static_through_object_bounds.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bd2b5af7_31_static_through_object_bounds_cu_p
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_through_object_bounds.cudafe1.stub.c"
#include "static_through_object_bounds.cudafe1.stub.c"
# 1 "static_through_object_bounds.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
