# 1 "enumerations_compared_with_zero.cu"
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
# 1 "enumerations_compared_with_zero.cu"
enum F { f0, f1}; 
# 2
enum H: unsigned { h0, h1}; 
# 3
enum L: unsigned long { l0, l1}; 
# 4
enum B { b0 = 4000000000U}; 
# 5
enum N { n0 = (-1)}; 
# 6
enum BL { bl = 9223372036854775808UL}; 
# 7
void a2(F v) { if (v >= 0) { }  if (v < 0) { }  if (v >= (f0)) { }  if (v >= 0U) { }  if (0 > v) { }  } 
# 8
void a3(H v) { if (v >= (0)) { }  if (v < (0)) { }  if (v >= (h0)) { }  if (v >= 0U) { }  if ((0) > v) { }  } 
# 9
void a4(L v) { if (v >= (0)) { }  if (v < (0)) { }  if (v >= (l0)) { }  if (v >= (0U)) { }  if ((0) > v) { }  } 
# 10
void a5(B v) { if (v >= (0)) { }  if (v < (0)) { }  if (v >= (b0)) { }  if (v >= 0U) { }  if ((0) > v) { }  } 
# 11
void a6(N v) { if (v >= 0) { }  if (v < 0) { }  if (v >= (n0)) { }  if (v >= 0U) { }  if (0 > v) { }  } 
# 12
void a7(BL v) { if (v >= (0)) { }  if (v < (0)) { }  if (v >= (bl)) { }  if (v >= (0U)) { }  if ((0) > v) { }  } 
# 13
void a8(F v) { if (((unsigned)v) >= (0)) { }  if ((v + 0U) < (0)) { }  if ((+v) >= 0) { }  if ((v * 2) < 0) { }  if ((v | (f1)) < 0) { }  } 
# 14
void a9(F v) { if (v == (-1)) { }  if (v < (-1)) { }  if (v > (-2)) { }  if (v != (-1)) { ; }  } 
# 15
namespace n { 
# 16
enum B { z, b0 = 4000000000U}; 
# 17
enum BL { zl, bl = 9223372036854775808UL}; 
# 18
enum class G: unsigned { g}; enum class GC: unsigned char { g}; 
# 19
enum class GI { g}; 
# 20
enum UC: unsigned char { u0}; enum BO: bool { bo}; 
# 21
enum F { f0, f1}; 
# 22
void a1(B v) { if (v >= (z)) { }  if (v < (z)) { }  if ((z) > v) { }  } 
# 23
void a2(BL v) { if (v >= (zl)) { }  if (v < (zl)) { }  } 
# 24
void a3(G v) { if (v >= G::g) { }  if (v < G::g) { }  if (v < ((G)0)) { }  } 
# 25
void a4(GC v) { if (v >= GC::g) { }  if (v < GC::g) { }  } 
# 26
void a5(GI v) { if (v >= GI::g) { }  if (v < GI::g) { }  } 
# 27
void a6(UC v) { if (v >= (u0)) { }  if (v < (u0)) { }  if (v < 0) { }  } 
# 28
void a7(BO v) { if (v >= (bo)) { }  if (v < (bo)) { }  if (v < 0) { }  } 
# 29
void a8(F v) { if (v >= (f0)) { }  if (v < ((F)0)) { }  } 
# 30
template< class T> void b1(T, UC v) { if (v < (u0)) { }  } 
# 31
template< class T> void b2(T v) { if (v < u0) { }  if (v < 0) { }  } 
# 32
void f() { b1(1, u0); b2(u0); } 
# 33
}

# 1 "enumerations_compared_with_zero.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a92a9ec0_34_enumerations_compared_with_zero_cu__Z2a21F
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerations_compared_with_zero.cudafe1.stub.c"
#include "enumerations_compared_with_zero.cudafe1.stub.c"
# 1 "enumerations_compared_with_zero.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
