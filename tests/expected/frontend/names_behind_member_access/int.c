# 1 "names_behind_member_access.cu"
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
# 3 "names_behind_member_access.cu"
template< class T> struct Templ { 
# 4
virtual void f() { } 
# 5
static void s() { } 
# 6
int m; 
# 7
template< class U> void q() { } 
# 8
}; 
# 9
template< class T> struct Sub : public Templ< T>  { }; 
# 10
struct Derived : public Templ< int>  { void h() { this->Templ< int> ::f(); this->Templ< int> ::f(); } }; 
# 11
void uses(Sub< int>  *t, Templ< int>  *x, Derived *d, Templ< char>  &r) { 
# 12
t->Templ< int> ::f(); 
# 13
x->Templ< int> ::f(); 
# 14
d->Templ< int> ::f(); 
# 15
d->Derived::Templ< int> ::f(); 
# 16
r.Templ< char> ::s(); 
# 17
(r.m) = 1; 
# 18
x->Templ< int> ::q< int> (); 
# 19
x->Templ< int> ::f(); 
# 20
x->Templ< int> ::~Templ(); 
# 21
} 
# 22
template< class T> void open(Sub< T>  *t) { t->Templ< T> ::f(); } 
# 23
template void open< int> (Sub< int>  * t);

# 1 "names_behind_member_access.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__abaec98a_29_names_behind_member_access_cu_69bf8112
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_behind_member_access.cudafe1.stub.c"
#include "names_behind_member_access.cudafe1.stub.c"
# 1 "names_behind_member_access.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
