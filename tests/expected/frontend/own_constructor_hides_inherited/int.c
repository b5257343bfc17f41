# 1 "own_constructor_hides_inherited.cu"
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
# 2 "own_constructor_hides_inherited.cu"
struct rt { explicit rt(const char *); explicit rt(int); rt(const rt &); virtual ~rt(); }; 
# 3
struct be : public rt { using rt::rt;virtual void set() const = 0; }; 
# 4
struct ce : public be { using be::be;ce() : ce("") { } virtual void set() const override; }; 
# 5
struct rce : public ce { using ce::ce;rce() : rce("") { } virtual void set() const override; }; 
# 6
struct q1 : public ce { using ce::ce;}; 
# 7
struct q2 : public ce { }; 
# 8
struct no : public rt { no(int); no() = delete;no(int *) = delete;no(long, ...) = delete;}; 
# 9
struct ok : public no { ok(int *); using no::no;ok() : no(1) { } ok(long, ...); }; 
# 10
template< class T> struct tn : public T { using T::T;tn() : T(1) { } tn(int *) : T(1) { } }; 
# 11
void f() { throw rce(); } 
# 12
void g() { throw ce(); } 
# 13
void h() { q1 a; q2 b; throw q1(); } 
# 14
void i(int *p) { ok a; ok b(p); ok c(1); ok d(1L, 2); tn< no>  e; tn< no>  f(p); tn< no>  g(1); } 

# 1 "own_constructor_hides_inherited.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__45c0dc51_34_own_constructor_hides_inherited_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "own_constructor_hides_inherited.cudafe1.stub.c"
#include "own_constructor_hides_inherited.cudafe1.stub.c"
# 1 "own_constructor_hides_inherited.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
