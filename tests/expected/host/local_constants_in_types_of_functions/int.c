# 1 "local_constants_in_types_of_functions.cu"
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
# 2 "local_constants_in_types_of_functions.cu"
void f0() { constexpr int d = 4; enum { z = 4, y}; struct L { int q = 4; int r[4]; static int s() { return d; } enum { w = 4}; int b: 4; }; const int e = 3; enum E2 { x = 3}; int a[d]; static_assert((d == 4), "");switch (1) { case d:  break; }  } 
# 3
constexpr int g = 2; enum { ga = g}; struct GL { int q = g; }; template< int N> void t() { constexpr int d = 4; enum { z = 4, n = N}; auto l = [=]{ enum { u = 4}; return d; } ; } 
# 4
void h() { constexpr int d = 4; auto l = [=]{ enum { u = 4}; struct L { int q = 4; int m() { return d; } }; int a[d]; static int s = d; const int c = d; constexpr int e = d; return d + c; } ; typedef decltype(l) __T0;auto m = [d]{ enum { u = 4}; return d; } ; typedef decltype(m) __T1;auto n = []{ enum { u = 4}; int z = d; return d; } ; typedef decltype(n) __T2;} 

# 1 "local_constants_in_types_of_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e1becead_40_local_constants_in_types_of_functions_cu__Z2f0v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "local_constants_in_types_of_functions.cudafe1.stub.c"
#include "local_constants_in_types_of_functions.cudafe1.stub.c"
# 1 "local_constants_in_types_of_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
