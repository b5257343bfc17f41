# 1 "members_declared_again.cu"
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
# 2 "members_declared_again.cu"
struct Base { void f(); typedef int type; struct Inner { }; int i; static int s; enum { e}; template< class T> void t(); }; 
# 3
struct Derived : public Base { 
# 4
using Base::f;
# 5
using Base::type;
# 6
using Base::Inner;
# 7
using Base::i;
# 8
using Base::s;
# 9
using Base::e;
# 10
using Base::t;
# 11
}; 
# 12
struct Between : public Base { }; 
# 13
struct Last : public Between { using Base::f;}; 
# 14
template< class T> struct Open { void f(); typedef int type; }; 
# 15
template< class T> struct Closed : public Open< T>  { 
# 16
using Open< T> ::f;
# 17
using typename Open< T> ::type;
# 18
}; 
# 19
struct Names { 
# 20
typedef int a; typedef int a; 
# 21
using b = long; using b = long; 
# 22
typedef int c; using c = int; 
# 23
struct In; struct In; struct In { }; struct In; 
# 24
union Un; union Un; 
# 25
template< class T> struct Te; template< class T> struct Te; 
# 26
}; 
# 27
template< class T> struct Others { typedef T a; typedef T a; typedef typename T::x b; typedef T b; struct In; struct In; }; 

# 1 "members_declared_again.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__934df7a3_25_members_declared_again_cu_e8ec3a87_1468
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_declared_again.cudafe1.stub.c"
#include "members_declared_again.cudafe1.stub.c"
# 1 "members_declared_again.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
