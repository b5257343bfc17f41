# 1 "accesses_in_discarded_statements.cu"
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
# 3 "accesses_in_discarded_statements.cu"
static int on_device; 
# 4
void plain() { 
# 5
if constexpr (false) { int a = on_device; on_device = 3; int unset; a = unset; }  
# 6
if constexpr (true) { } else { int a = on_device; int unset; a = unset; }  
# 7
} 
# 8
template< class T> void closed() { if constexpr (false) { int a = on_device; int unset; a = unset; }  } 
# 9
template< class T> void open() { 
# 10
if constexpr (sizeof(T) < (1)) { int a = on_device; int unset; a = unset; }  
# 11
if constexpr (sizeof(T) >= (1)) { } else { int a = on_device; int unset; a = unset; }  
# 12
} 
# 13
template void closed< int> ();
# 14
template void open< int> ();
# 15
void others(int given) { 
# 16
int outer; 
# 17
if constexpr (false) { 
# 18
int a = outer; 
# 19
{ return; a = 2; } 
# 20
auto lambda = []{ int unset; int a = unset; return a; return 3; } ; typedef decltype(lambda) __T0;
# 21
struct Local { int m() { int unset; int a = unset; return a; } }; 
# 22
while (given) { int unset; a = unset; break; a = 3; }  
# 23
}  
# 24
} 

# 1 "accesses_in_discarded_statements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d3260806_35_accesses_in_discarded_statements_cu_a43b9a96
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "accesses_in_discarded_statements.cudafe1.stub.c"
#include "accesses_in_discarded_statements.cudafe1.stub.c"
# 1 "accesses_in_discarded_statements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
