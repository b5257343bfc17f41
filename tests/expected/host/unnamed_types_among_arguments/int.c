# 1 "unnamed_types_among_arguments.cu"
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
# 2 "unnamed_types_among_arguments.cu"
template< class T> static int vt = 1; 
# 3
template< class T> int ht = 1; 
# 4
template< class T> struct S { static int m; T t; }; 
# 5
template< class T> void f(); template< class T> T &g(T &); 
# 6
struct { } gu; 
# 7
void h() { struct L { }; struct { } u; enum { E1} e; auto l = []() { } ; typedef decltype(l) __T0;(void)(&vt< __decltype(u)> ); (void)(&ht< __decltype(u)> ); 
# 8
S< __decltype(u)>  s; S< __decltype(e)>  se; f< __decltype(u)> (); g< __decltype(u)> (u); (void)(&ht< __decltype(l)> ); (void)(&ht< __decltype(e)> ); (void)(&ht< decltype(gu)> ); (void)S< __decltype(u)> ::m; (void)S< decltype(gu)> ::m; 
# 9
(void)(&vt< __decltype(u) *> ); (void)(&ht< const __decltype(u)> ); } 
# 10
int unit_anchor = 1; 
# 11
template< class T> struct S2 { static int m; T t; }; 
# 12
namespace N { struct { int a; } nu; enum { K} ne; union { int z; } un; typedef struct { int q; } Named; Named nn; }
# 13
void h2() { struct { } u; __decltype(u) v; S2< __decltype(u)>  s; S2< decltype(N::nu)>  s2; S2< decltype(N::ne)>  s3; S2< decltype(N::un)>  s4; S2< N::Named>  s5; S2< decltype(N::ne)>  s6; S2< decltype(N::nu) &>  *s7; S2< int>  s8; S2< __decltype(u) &>  *s9; } 
# 14
template< class T> void f2(T); 
# 15
void k() { struct { int i; } u; f2(u); S2< __decltype(u)>  a; { struct { int j; } u; S2< __decltype(u)>  b; f2(u); } } 

# 1 "unnamed_types_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4ba05589_32_unnamed_types_among_arguments_cu__Z1hv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unnamed_types_among_arguments.cudafe1.stub.c"
#include "unnamed_types_among_arguments.cudafe1.stub.c"
# 1 "unnamed_types_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
