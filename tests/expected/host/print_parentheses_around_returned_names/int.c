# 1 "print_parentheses_around_returned_names.cu"
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
# 3 "print_parentheses_around_returned_names.cu"
int gi; struct A { int m; static int s; decltype(auto) f() { return (m); } decltype(auto) g() const { return (m); } decltype(auto) h() { return (s); } decltype(auto) k() { return m; } }; 
# 4
decltype(auto) d1() { int x; return (x); } 
# 5
decltype(auto) d2() { return (gi); } 
# 6
decltype(auto) d3() { return gi; } 
# 7
decltype(auto) d4(int &x) { return x; } 
# 8
template< class T> decltype(auto) d5(T x) { return x; } 
# 9
template< class T> decltype(auto) d6(T x) { int y; return gi; } 
# 10
auto d7() { return gi; } 
# 11
auto &d8() { return (gi); } 
# 12
auto d9()->decltype(auto) { return (gi); } 
# 13
auto l1 = []()->int & { return (gi); } ; typedef decltype(l1) __T0;
# 14
decltype(auto) d10() { if (gi) { return (gi); } else { return (gi); }  } 
# 15
decltype(auto) d11() { return (gi); } 
# 16
decltype(auto) d12() { return (gi + 1); } 
# 17
decltype(auto) d13() { return (gi, gi); } 
# 18
int &d14() { return (gi); } 
# 19
decltype(auto) d15 = (gi); 
# 20
__attribute__((unused))  void d16() {int volatile ___ = 1;::exit(___);}
#if 0
# 20
{ return (gi); } 
#endif
# 21 "print_parentheses_around_returned_names.cu"
auto [p, q] = *((int (*)[2])0); decltype(auto) d17() { return (p); } 
# 22
decltype(auto) d18() { return d2(); } 
# 23
decltype(auto) d19() { return (A::s); } 
# 24
struct B { decltype(auto) f(); int b; }; decltype(auto) B::f() { return (b); } 

# 1 "print_parentheses_around_returned_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cb2f8535_42_print_parentheses_around_returned_names_cu__Z2d8v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_parentheses_around_returned_names.cudafe1.stub.c"
#include "print_parentheses_around_returned_names.cudafe1.stub.c"
# 1 "print_parentheses_around_returned_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
