# 1 "unset_member_pointers.cu"
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
# 2 "unset_member_pointers.cu"
struct A { int m; void f(); A(); ~A(); }; 
# 3
struct B { int x; }; 
# 4
void use(int (A::*)); 
# 5
void useref(int (A::*const &)); 
# 6
void usep(int (A::**)); 
# 7
void a1() { int (A::*p); A a; (a.*p) = 1; } 
# 8
void a2() { int (A::*p); use(p); } 
# 9
void a3() { int (A::*p); useref(p); use(p); } 
# 10
void a4() { int (A::*p); usep(&p); use(p); } 
# 11
void a5() { void (A::*f)(void); A a; (a.*f)(); } 
# 12
void a6() { int (A::*p), (A::*q); bool b = p == q; } 
# 13
int (A::*a7()) { int (A::*p); return p; } 
# 14
void a8() { int (A::*p); int (A::*q) = p; p = q; } 
# 15
void b4() { typedef int I; I *i; i->I::~I(); } 
# 16
void b6() { int (A::*p); if (p) { ; }  } 
# 17
void b7() { int (A::*p); auto l = [p]{ return p; } ; typedef decltype(l) __T0;} 
# 18
void b8() { int (A::*p); auto l = [&]{ return p; } ; typedef decltype(l) __T1;} 
# 19
void c3() { int (A::*p); for (int i = 0; i < 2; i++) { use(p); p = (&A::m); }  } 

# 1 "unset_member_pointers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__68d05274_24_unset_member_pointers_cu__Z2a1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unset_member_pointers.cudafe1.stub.c"
#include "unset_member_pointers.cudafe1.stub.c"
# 1 "unset_member_pointers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
