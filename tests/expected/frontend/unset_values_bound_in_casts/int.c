# 1 "unset_values_bound_in_casts.cu"
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
# 2 "unset_values_bound_in_casts.cu"
template< class S> struct View { template< class T> View(T *, int); }; 
# 3
template< class S, class Sp = void> struct Sum { typedef S value_type; typedef View< S>  result_view_type; S *p; 
# 4
Sum(value_type &v) : p((&v)) { } Sum(const result_view_type &v) : p((0)) { } }; 
# 6
template< class ...T> void red(T && ...t); template< class T> void red2(const T & t); 
# 7
struct NT { int *p; NT(int &v) : p(&v) { } }; 
# 8
void f1() { int r; red(((Sum< int> )(r))); } 
# 9
void f2() { int r; red2(((Sum< int> )(r))); } 
# 10
void f3() { int r; red2(((NT)(r))); } 
# 11
void f4() { int a, b; red([=](int &x) { x = 1; } , ((Sum< int> )(a)), ((NT)(b))); } 
# 12
template< class T> void t1(T) { int a; red(((Sum< int> )(a))); } 
# 13
template< class T> void t2(T n) { int a; red(n, ((Sum< int> )(a))); auto l = [=](T x) { int r; red(((Sum< int> )(r))); int q; red(x, ((Sum< int> )(q))); } ; l(n); } template void t2< int> (int n);
# 14
int unit_anchor; 

# 1 "unset_values_bound_in_casts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__13f0ebd7_30_unset_values_bound_in_casts_cu__Z2f1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unset_values_bound_in_casts.cudafe1.stub.c"
#include "unset_values_bound_in_casts.cudafe1.stub.c"
# 1 "unset_values_bound_in_casts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
