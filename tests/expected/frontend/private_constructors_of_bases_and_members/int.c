# 1 "private_constructors_of_bases_and_members.cu"
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
# 1 "private_constructors_of_bases_and_members.cu"
class B { B() { } friend struct C; }; struct C { B b; }; C c; 
# 2
template< class T> class D { D() { } friend  T; }; struct E { D< E>  d; }; E e; 
# 3
struct P { protected: P() { } }; struct Q : public P { }; Q q1; struct R : public P { struct S { }; S s; }; R r; 
# 4
struct V { private: V() { } public: V(int) { } }; struct W { V v{3}; }; W w; struct X { V v; X() : v(1) { } }; X x; struct Y { V v = ((V)(2)); }; Y y; 
# 5
struct AA { private: AA() { } friend class BB; }; class BB { struct CC { AA a; }; CC c; public: BB() { } }; BB bb; 
# 6
template< class T> struct crtp { private: crtp() { } friend  T; }; struct user : public crtp< user>  { }; user u1; 

# 1 "private_constructors_of_bases_and_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3ba90eb4_44_private_constructors_of_bases_and_members_cu_c
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "private_constructors_of_bases_and_members.cudafe1.stub.c"
#include "private_constructors_of_bases_and_members.cudafe1.stub.c"
# 1 "private_constructors_of_bases_and_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
