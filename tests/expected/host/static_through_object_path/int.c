# 1 "static_through_object_path.cu"
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
# 1 "static_through_object_path.cu"
struct A { static int s; int n; static int f(); int g(); }; 
# 2
struct B : public A { static int t; int m; struct In { static int u; }; }; 
# 3
template< class T> struct D : public A { static int w; int h() { D d; D *q = this; return (((((((d.A::s) + (d.D< T> ::w)) + (q->A::s)) + (this->A::s)) + (this->D< T> ::w)) + (d.n)) + A::s) + q->D< T> ::f(); } }; 
# 4
typedef A TA; 
# 5
int f(A &a, B &b, B *p) { 
# 6
int r = ((((((((((((((((a.A::s) + (b.A::s)) + (b.B::s)) + (b.B::t)) + (p->A::s)) + (p->B::t)) + (a.n)) + (b.n)) + (b.n)) + (b.m)) + (p->m)) + a.A::f()) + b.B::f()) + b.A::f()) + (b.TA::s)) + (b.n)) + (a.TA::s); 
# 7
r += (((b.::A::s) + (b.::B::t)) + (b.n)); 
# 8
return (r + D< int> ().h()) + (D< int> ().D< int> ::w); 
# 9
} 

# 1 "static_through_object_path.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dd966186_29_static_through_object_path_cu_04a1c25f
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_through_object_path.cudafe1.stub.c"
#include "static_through_object_path.cudafe1.stub.c"
# 1 "static_through_object_path.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
