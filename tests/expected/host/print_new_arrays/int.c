# 1 "print_new_arrays.cu"
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
# 3 "print_new_arrays.cu"
struct Ag { int a; double b; char c[4]; }; struct A { A(int); int x; }; int gi; 
# 4
auto n1 = new Ag [2]{{1, (2)}, {3}}; 
# 5
auto n2 = new int [2]{1, 2}; 
# 6
auto n3 = new int [2][2]{{1, 2}, {3}}; 
# 7
auto n4 = new char [4]{"abc"}; 
# 8
auto n5 = new A [2]{1, 2}; 
# 9
auto n6 = new A [2]{((A)(1)), {2}}; 
# 10
auto n7 = new int [2](1, 2); 
# 11
auto n8 = new double [2]{(1), (2)}; 
# 12
auto n9 = new double [2]{gi}; 
# 13
auto n10 = new int [gi]{1, 2}; 
# 14
auto n11 = new int [3]{}; 
# 15
auto n12 = new int [3](); 
# 16
template< class T> auto n14() { return new int [2]{1, 2}; } 
# 17
auto n15() { return new Ag [gi]{}; } 
# 18
auto n16 = new int [2]{((1.5)), 2}; 
# 19
auto n18 = new char [2][4]{"abc", "d"}; 
# 20
template< class T> auto n19() { return new Ag [2]{{1, (2)}}; } 
# 21
struct S { int *p = new int [2]{1, 2}; S() : p(new int [1]{3}) { } }; 
# 22
auto n23 = new const int [1]{1}; 
# 23
auto n24 = new (int [2]){1, 2}; 
# 24
auto n25 = new (int [2]){1, 2}; 
# 25
auto n26 = new int [0U]{}; 

# 1 "print_new_arrays.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2031498c_19_print_new_arrays_cu_4016c5c1_24866
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_new_arrays.cudafe1.stub.c"
#include "print_new_arrays.cudafe1.stub.c"
# 1 "print_new_arrays.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
