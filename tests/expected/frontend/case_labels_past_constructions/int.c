# 1 "case_labels_past_constructions.cu"
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
# 3 "case_labels_past_constructions.cu"
struct S { constexpr S() { } }; 
# 4
struct S1 { S1() { } }; 
# 5
struct S2 { int a; constexpr S2(int x) : a(x) { } }; 
# 6
struct S3 { int a = 3; }; 
# 7
struct S4 { int a; }; 
# 8
struct S5 { constexpr S5() { } ~S5() { } }; 
# 9
struct S6 { S1 s; }; 
# 10
struct S7 { S s; }; 
# 11
struct S8 { S8(const S8 &); constexpr S8() { } }; 
# 12
struct V { virtual void v(); }; 
# 13
int v(); 
# 14
int a1(int n) { switch (n) { S k; case 1:  return 1; default:  ; }  return 0; } 
# 15
int a2(int n) { switch (n) { S1 k; case 1:  return 1; default:  ; }  return 0; } 
# 16
int a3(int n) { switch (n) { S2 k(3); case 1:  return 1; default:  ; }  return 0; } 
# 17
int a4(int n) { switch (n) { S2 k(n); case 1:  return 1; default:  ; }  return 0; } 
# 18
int a5(int n) { switch (n) { S3 k; case 1:  return 1; default:  ; }  return 0; } 
# 19
int a6(int n) { switch (n) { S4 k = {1}; case 1:  return 1; default:  ; }  return 0; } 
# 20
int a7(int n) { switch (n) { S4 k = {v()}; case 1:  return 1; default:  ; }  return 0; } 
# 21
int a9(int n) { switch (n) { S6 k; case 1:  return 1; default:  ; }  return 0; } 
# 22
int b1(int n) { switch (n) { S7 k; case 1:  return 1; default:  ; }  return 0; } 
# 23
int b2(int n) { switch (n) { S8 k; case 1:  return 1; default:  ; }  return 0; } 
# 24
int b3(int n) { switch (n) { V k; case 1:  return 1; default:  ; }  return 0; } 
# 25
int b4(int n) { switch (n) { S k[2]; case 1:  return 1; default:  ; }  return 0; } 
# 26
int b5(int n) { switch (n) { int k = v(); case 1:  return 1; default:  ; }  return 0; } 
# 27
int b6(int n) { switch (n) { S4 k; case 1:  return 1; default:  ; }  return 0; } 
# 28
int b7(int n) { switch (n) { const S &k = S(); case 1:  return 1; default:  ; }  return 0; } 
# 29
int b8(int n) { switch (n) { S3 k{}; case 1:  return 1; default:  ; }  return 0; } 
# 30
int b9(int n) { switch (n) { const S5 &k = S5(); case 1:  return 1; default:  ; }  return 0; } 
# 31
int c1(int n) { switch (n) { S2 k = 3; case 1:  return 1; default:  ; }  return 0; } 
# 32
int c2(int n) { switch (n) { S k{}; case 1:  return 1; default:  ; }  return 0; } 
# 33
__attribute__((unused)) int device(int n) {int volatile ___ = 1;(void)n;::exit(___);}
#if 0
# 33
{ switch (n) { case 1:  S1 k; return 1; case 2:  const S2 m(n); return 2; }  return 0; } 
#endif

# 1 "case_labels_past_constructions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__980d2b74_33_case_labels_past_constructions_cu__Z2a1i
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "case_labels_past_constructions.cudafe1.stub.c"
#include "case_labels_past_constructions.cudafe1.stub.c"
# 1 "case_labels_past_constructions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
