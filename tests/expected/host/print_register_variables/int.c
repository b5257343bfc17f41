# 1 "print_register_variables.cu"
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
# 2 "print_register_variables.cu"
void f4() { register int x __asm__("unrecognized"); } 
# 3
register int g1 __asm__("unrecognized"); register int g2 __asm__("ax"), g3 __asm__("bx"); 
# 4
namespace _GLOBAL__N__bec05778_27_print_register_variables_cu__Z2f4v __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__bec05778_27_print_register_variables_cu__Z2f4v; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__bec05778_27_print_register_variables_cu__Z2f4v __attribute__((visibility("hidden")))  { register int u1 __asm__("cx"); }
# 5
register int ra2 __asm__("ax"); 
# 6
register long ra3 __asm__("r8"); 
# 7
register int ra4 __asm__("bx"); 
# 8
register int ra5 __asm__("xmm0"); 
# 9
register int ra6 __asm__("sp"); 
# 10
register int ra7 __asm__("unrecognized"); 
# 11
register long ra8 __asm__("di"); 
# 12
void ra9() { register int x __asm__("cx") = 1; register long y __asm__("r10"); register float f __asm__("xmm3"); __asm__("" : "+r" (x), "+r" (y) :); } 
# 13
register int ra10 __asm__("r8"); 
# 14
register int ra11 __asm__("ax"); 
# 15
register int ra12 __asm__("ax"); 
# 16
register int ra13 __asm__("r12"); 
# 17
register int ra14 __asm__("st"); 
# 18
register int ra15 __asm__("mm0"); 
# 19
register int ra16 __asm__("si"); 
# 20
register int ra17 __asm__("r9"); 
# 21
register int ra18 __asm__("ax"); 

# 1 "print_register_variables.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bec05778_27_print_register_variables_cu__Z2f4v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_register_variables.cudafe1.stub.c"
#include "print_register_variables.cudafe1.stub.c"
# 1 "print_register_variables.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
