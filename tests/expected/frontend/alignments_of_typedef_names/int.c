# 1 "alignments_of_typedef_names.cu"
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
# 3 "alignments_of_typedef_names.cu"
typedef int I8 __attribute((aligned(8))); 
# 4
struct S { char c; }; 
# 5
typedef S A8 __attribute((aligned(8))); 
# 6
__attribute((aligned(8))) typedef S B8; 
# 7
__attribute((aligned(8))) typedef S C8; 
# 8
typedef struct D { char c; } X8 __attribute((aligned(8))); 
# 9
typedef struct { char c; } Y8 __attribute((aligned(8))); 
# 10
typedef struct S1 { char c; } S1 __attribute((aligned(8))); 
# 11
using U8 __attribute((aligned(8))) = S; 
# 12
typedef S P8 __attribute((aligned(8))), *Q8; 
# 13
typedef A8 Again; 
# 14
typedef A8 Less __attribute((aligned(2))); 
# 15
typedef int V __attribute((vector_size(16), aligned(32))); 
# 16
static_assert(((__alignof__(I8) == (8)) && (sizeof(I8) == (4)) && (__alignof__(A8) == (8)) && (sizeof(A8) == (1))), "");
# 17
static_assert(((__alignof__(B8) == (8)) && (__alignof__(C8) == (8)) && (__alignof__(X8) == (8)) && (__alignof__(D) == (1))), "");
# 18
static_assert(((__alignof__(Y8) == (8)) && (__alignof__(S1) == (8)) && (__alignof__(S1) == (1)) && (__alignof__(U8) == (8))), "");
# 19
static_assert(((__alignof__(P8) == (8)) && (__alignof__(Again) == (8)) && (__alignof__(Less) == (2)) && (__alignof__(V) == (32))), "");
# 20
struct Members { char a; A8 t; char b; }; 
# 21
struct Tagged { char a; S1 s; char b; }; 
# 22
struct Ints { char a; I8 t; char b; }; 
# 23
static_assert(((sizeof(Members) == (16)) && (sizeof(Tagged) == (3)) && (sizeof(Ints) == (16))), "");
# 24
A8 variable, array[2]; 
# 25
static_assert(((__alignof__ (variable) == (8)) && (sizeof array == (2)) && (__alignof__(A8 [2]) == (8))), "");
# 26
template< class T> struct Outer { typedef T Own __attribute((aligned(16))); Own member; }; 
# 27
static_assert((sizeof(Outer< int> ) == (16)), "");

# 1 "alignments_of_typedef_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4d160ad1_30_alignments_of_typedef_names_cu_0f52cdb7_31887
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alignments_of_typedef_names.cudafe1.stub.c"
#include "alignments_of_typedef_names.cudafe1.stub.c"
# 1 "alignments_of_typedef_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
