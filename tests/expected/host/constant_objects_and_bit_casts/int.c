# 1 "constant_objects_and_bit_casts.cu"
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
# 3 "constant_objects_and_bit_casts.cu"
struct S { consteval S(int v) : v(v) { } int v; consteval int get() const { return v; } }; struct N { constexpr N(int v) : v(v) { } int v; int m() const { return v; } }; struct A { int v; }; 
# 4
int a1 = ((((S)(3))).v); int a2 = (((((S)(3))).v) + 1); int a3 = ((((N)(3))).v); int a4 = (((((N)(3))).v) + 1); int f(int i) { int r = ((((S)(3))).v); r = (((((S)(3))).v) + 1); r = (1 + ((((S)(3))).v)); r = (i * ((((S)(3))).v)); r = (((((N)(3))).v) + 1); r = (((S{3}).v) + 1); r = (((N{3}).v) + 1); r = (((A{3}).v) + i); r = (((S)(3))).get(); r = (i + (((S)(3))).get()); r = ((((N)(3))).m() + i); f((((S)(3))).v); double d = ((((S)(3))).v); long l = (((((S)(3))).v) + 1L); if ((((S)(3))).v) { r = 1; }  r += ((((S)(3))).v); r = (-((((S)(3))).v)); r = (((((S)(3))).v) ? 1 : 2); return (((S)(3))).v; } 
# 5
int g(int i) { return ((((S)(3))).v) + i; } int h() { return ((((N)(3))).v) + 1; } struct K { S s; consteval K(int a) : s(a) { } }; int k(int i) { return i + ((((((K)(3))).s)).v); } 
# 6
struct P { int a, b; }; int bc(float f) { int a = __builtin_bit_cast(int, f); a = (__builtin_bit_cast(int, f) + 2); a = (-__builtin_bit_cast(int, f)); double d = __builtin_bit_cast(int, f); P p = __builtin_bit_cast(P, d); return __builtin_bit_cast(int, f); } long w = ((__builtin_bit_cast(int, (1.0F))) + 1L); 

# 1 "constant_objects_and_bit_casts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f91851c2_33_constant_objects_and_bit_casts_cu_a1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_objects_and_bit_casts.cudafe1.stub.c"
#include "constant_objects_and_bit_casts.cudafe1.stub.c"
# 1 "constant_objects_and_bit_casts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
