# 1 "references_to_null.cu"
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
# 2 "references_to_null.cu"
struct Point { int x, y; }; 
# 3
struct Sub : public Point { }; 
# 4
Point &one() { return *((Point *)0); } 
# 5
int &two() { return ((Point *)0)->x; } 
# 6
int &three() { return ((Point *)0)->y; } 
# 7
int &four() { return ((int *)0)[0]; } 
# 8
int &five() { return ((int *)0)[1]; } 
# 9
Point &six() { return *((Sub *)nullptr); } 
# 10
Point &seven() { return static_cast< Point &>(*((Point *)0)); } 
# 11
Point &eight(bool b) { return b ? *((Point *)0) : (*((Point *)0)); } 
# 12
void take(Point &); 
# 13
void nine() { Point &p = (*((Point *)((long)0))); take(*((Point *)0)); take(*((Point *)1)); Point q = *((Point *)0); } 
# 14
template< class T> T &ten() { return *((T *)0); } 
# 15
template int &ten< int> ();

# 1 "references_to_null.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ab30a1df_21_references_to_null_cu__Z3onev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_to_null.cudafe1.stub.c"
#include "references_to_null.cudafe1.stub.c"
# 1 "references_to_null.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
