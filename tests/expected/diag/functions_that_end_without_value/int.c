# 1 "functions_that_end_without_value.cu"
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
# 2 "functions_that_end_without_value.cu"
struct Number { 
# 3
int operator=(int) { } 
# 4
int operator+(int) { } 
# 5
int twice(int) { } 
# 6
int twice(long) { } 
# 7
template< class T> int as() { } 
# 8
operator int() { } 
# 9
}; 
# 10
int single() { } 
# 11
int single(int) { } 
# 12
int operator-(Number, int) { } 
# 13
long operator ""_n(unsigned long long) { } 
# 14
template< class T> int bare() { } 
# 15
template int bare< int> ();
# 16
template int bare< long> ();
# 17
template< class T> int unused() { } 
# 18
template< class T> int perhaps(T t) { if (t) { return 1; }  } 
# 19
template int perhaps< int> (int t);
# 20
template int Number::as< int> ();
# 21
template< int N> struct Sized { int get() { } int operator=(int) { } }; 
# 22
template struct Sized< 3> ;
# 23
[[noreturn]] int never() { } 
# 24
int early() { } 
# 25
int early(int) { } 

# 1 "functions_that_end_without_value.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9968bd51_35_functions_that_end_without_value_cu_9de2cfbc
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functions_that_end_without_value.cudafe1.stub.c"
#include "functions_that_end_without_value.cudafe1.stub.c"
# 1 "functions_that_end_without_value.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
