# 1 "values_behind_pointers_to_locals.cu"
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
# 2 "values_behind_pointers_to_locals.cu"
struct Point { int x; }; 
# 3
typedef float four __attribute((vector_size(16))); 
# 4
int casts() { char bytes[8]; return *((int *)(bytes)); } 
# 5
int addresses() { float f; return *((int *)(&f)); } 
# 6
int moved() { int list[3]; return *(list + 1); } 
# 7
int further() { int list[3]; return *((&(list[0])) + 1); } 
# 8
int members() { Point p; return (&p)->x; } 
# 9
int elements() { char bytes[8]; return ((int *)(bytes))[1]; } 
# 10
int references() { float f; return reinterpret_cast< int &>(f); } 
# 11
int written() { char bytes[8]; (*((int *)(bytes))) = 1; return bytes[0]; } 
# 12
int kept() { int list[3]; int *p = list + 1; return list[0]; } 
# 13
int deep() { int grid[3][3]; return *((*(grid + 1)) + 1); } 
# 14
four vectors() { four v; return v; } 
# 15
float lanes() { four v; return v[1]; } 
# 16
four set() { four v; (v[0]) = (1); return v; } 
# 17
int blocks() { return ({ int v; v; }); } 
# 18
void parts() { float __complex__ c; (__real(c)) = (1); float __complex__ d; d = d; } 

# 1 "values_behind_pointers_to_locals.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__af90fd49_35_values_behind_pointers_to_locals_cu_c86bed39
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_behind_pointers_to_locals.cudafe1.stub.c"
#include "values_behind_pointers_to_locals.cudafe1.stub.c"
# 1 "values_behind_pointers_to_locals.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
