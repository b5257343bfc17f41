# 1 "explicit_arguments_settle_parameters.cu"
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
# 1 "explicit_arguments_settle_parameters.cu"
struct vec { }; 
# 2
template< class T> T &&dv() noexcept; 
# 3
template< class C, class F> struct same1 { typedef C type; }; 
# 4
template< class C, class F> struct same2 { typedef C type; typedef __decltype((dv< F> ()(dv< vec> ()))) r; }; 
# 5
template< class C, class F> struct same3 { typedef vec type; }; 
# 6
template< class F, class I, class O = typename same1< I, F> ::type> O t1(F f, I && c); 
# 7
template< class F, class I, class O = typename same1< I, F> ::type> O t2(F f, I c); 
# 8
template< class F, class I, class O = typename same3< I, F> ::type> O t3(F f, I && c); 
# 9
template< class F, class I, class O = I> O t4(F f, I && c); 
# 10
template< class F, class I, class O = typename same3< I, F> ::type> O t5(F f, I & c); 
# 11
template< class F, class I, class O = typename same2< I, F> ::type> O t6(F f, I c); 
# 12
struct L { vec operator()(vec) const; }; 
# 13
void f() { 
# 14
auto p1 = t1< L, const vec &> ; 
# 15
auto p2 = t2< L, const vec &> ; 
# 16
auto p3 = t3< L, const vec &> ; 
# 17
auto p4 = t4< L, const vec &> ; 
# 18
auto p5 = t5< L, const vec &> ; 
# 19
auto p6 = t6< L, const vec &> ; 
# 20
auto p7 = t6< const L, const vec &> ; 
# 21
auto p8 = t6< const L, vec> ; 
# 22
auto p9 = t2< const L, vec> ; 
# 23
} 
# 24
template< class T> int h(T &&) { return 0; } 
# 25
template< class T, class U> void ov(T, U) { } 
# 26
template< class T, class U> int ov(T *, U) { return 0; } 
# 27
struct S { template< class T> void mem(T) { } }; 
# 28
void (S::*p11)(int) = (&S::mem< const int> ); 
# 29
int (*p12)(int &) = h< int &> ; 
# 30
int (*p13)(int *, char) = ov< int> ; 
# 31
void (*p14)(int *, char) = ov< int *> ; 
# 32
template void ov< int *> (int *, char);
# 33
template int ov< int> (int *, char);

# 1 "explicit_arguments_settle_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3d242a5a_39_explicit_arguments_settle_parameters_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_arguments_settle_parameters.cudafe1.stub.c"
#include "explicit_arguments_settle_parameters.cudafe1.stub.c"
# 1 "explicit_arguments_settle_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
