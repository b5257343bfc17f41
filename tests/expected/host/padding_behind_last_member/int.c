# 1 "padding_behind_last_member.cu"
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
# 4 "padding_behind_last_member.cu"
#if 0
# 4
struct Dim { unsigned x, y, z; }; 
#endif
# 5 "padding_behind_last_member.cu"
typedef unsigned long Size; 
# 6
struct A { Dim d; Size n; const Dim c; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)A(); }; 
# 7
struct B { Dim d; Size n; int c; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)private: template< class T> int f(T) const { return 1; } }; 
# 8
struct C { Dim d; Size n; union { int e; float f; }; int f1(); }; 
# 9
struct D { Dim d; Size n; int (*c)(int), b; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)struct Nested { int a; }; }; 
# 10
struct E { int f(); Dim d; Size n; int b: 3; int: 2; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)int g(); }; 
# 11
struct F { Dim d; Size n; char x; int a: 3; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)typedef int Type; }; 
# 12
struct G { Dim d; Size n; char x; long b: 5; static_assert(true, "");}; 
# 13
struct H { Dim d; Size n; int c; int: 4; enum { a1}; }; 
# 14
struct I { Dim d; Size n; int c; int: 0; }; 
# 15
struct J { Dim d; Size n; int x; char: 0; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)}; 
# 16
struct K { Dim d; Size n; char x; short b: 5, a: 7; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)using Type = int; }; 
# 17
union L { Dim d; Size n; int a: 3; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)int f(); }; 
# 18
struct M { Dim d; Size n; int c; 
# 19
int e; char last; __pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)__pad__(volatile char:8;)
# 21
int f(); }; 

# 1 "padding_behind_last_member.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__35a6c85a_29_padding_behind_last_member_cu_82581020_21062
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "padding_behind_last_member.cudafe1.stub.c"
#include "padding_behind_last_member.cudafe1.stub.c"
# 1 "padding_behind_last_member.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
