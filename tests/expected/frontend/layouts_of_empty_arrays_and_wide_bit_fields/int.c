# 1 "layouts_of_empty_arrays_and_wide_bit_fields.cu"
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
# 4 "layouts_of_empty_arrays_and_wide_bit_fields.cu"
struct Empty { Empty(); }; 
# 5
struct I : public Empty { Empty e; }; 
# 6
struct J : public Empty { Empty e[2]; }; 
# 7
struct K : public Empty { Empty e[1]; }; 
# 8
struct L : public Empty { Empty e[2][3]; }; 
# 9
struct M { Empty e[2]; }; 
# 10
struct N : public Empty, public M { }; 
# 11
struct O : public Empty { M m; }; 
# 12
static_assert(((sizeof(I) == (2)) && (sizeof(J) == (3)) && (sizeof(K) == (2)) && (sizeof(L) == (7)) && (sizeof(M) == (2))), "");
# 13
static_assert(((sizeof(N) == (3)) && (sizeof(O) == (3))), "");
# 14
struct Wide1 { char c: 9; }; 
# 15
struct Wide2 { char c: 16; }; 
# 16
struct Wide3 { char c: 32; }; 
# 17
struct Wide4 { char c: 64; }; 
# 18
static_assert(((sizeof(Wide1) == (2)) && (__alignof__(Wide1) == (1)) && (sizeof(Wide2) == (2)) && (__alignof__(Wide2) == (2))), "");
# 19
static_assert(((sizeof(Wide3) == (4)) && (__alignof__(Wide3) == (4)) && (sizeof(Wide4) == (8)) && (__alignof__(Wide4) == (8))), "");
# 20
class Private { Private operator=(const Private &); }; 
# 21
static_assert((!__is_trivial(Private)), "");
# 22
struct Direct { explicit Direct(Direct &); }; 
# 23
void captured(Direct &direct) { ([direct]{ } )(); } 

# 1 "layouts_of_empty_arrays_and_wide_bit_fields.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d16ee645_46_layouts_of_empty_arrays_and_wide_bit_fields_cu_83d55006
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "layouts_of_empty_arrays_and_wide_bit_fields.cudafe1.stub.c"
#include "layouts_of_empty_arrays_and_wide_bit_fields.cudafe1.stub.c"
# 1 "layouts_of_empty_arrays_and_wide_bit_fields.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
