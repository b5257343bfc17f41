# 1 "preamble_device_counts.cu"
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
# 3 "preamble_device_counts.cu"
# 1 "nvcc_internal_extended_lambda_implementation"
#if 0
# 3 "preamble_device_counts.cu"
struct __nv_lambda_preheader_injection { }; 
#endif
# 4 "preamble_device_counts.cu"
void host(int x, int y, int z) { 
# 5
auto a = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(int x, int y, int z),(& ::host),1> , typename __nvdl_remove_ref<decltype(x)>::type, typename __nvdl_remove_ref<decltype(y)>::type, typename __nvdl_remove_ref<decltype(z)>::type>( __nv_dl_tag<void (*)(int x, int y, int z),(& ::host),1> {} , x, y, z) 
#if 0
[=]
{ }
#if 0
# 5
{ return ((x) + (y)) + (z); } 
#endif
#endif
; typedef decltype(a) __T0;
# 6 "preamble_device_counts.cu"
auto b = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(int x, int y, int z),(& ::host),2> , typename __nvdl_remove_ref<decltype(x)>::type>( __nv_dl_tag<void (*)(int x, int y, int z),(& ::host),2> {} , x) 
#if 0
[x]
{ }
#if 0
# 6
{ return x; } 
#endif
#endif
; typedef decltype(b) __T1;
# 7 "preamble_device_counts.cu"
auto c = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(int x, int y, int z),(& ::host),3> >( __nv_dl_tag<void (*)(int x, int y, int z),(& ::host),3> {} ) 
#if 0
[]
{ }
#if 0
# 7
{ return 0; } 
#endif
#endif
; typedef decltype(c) __T2;
# 8 "preamble_device_counts.cu"
auto d = __nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(int x, int y, int z),(& ::host),int, 4> , typename __nvdl_remove_ref<decltype(z)>::type>( __nv_dl_trailing_return_tag<void (*)(int x, int y, int z),(& ::host),int, 4> {} , z) 
#if 0
[z]()->int 
{ }
#if 0
# 8
{ return z; } 
#endif
#endif
; typedef decltype(d) __T3;
# 9 "preamble_device_counts.cu"
} 

# 1 "preamble_device_counts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3505c41c_25_preamble_device_counts_cu_91edc8b8
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "preamble_device_counts.cudafe1.stub.c"
#include "preamble_device_counts.cudafe1.stub.c"
# 1 "preamble_device_counts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
