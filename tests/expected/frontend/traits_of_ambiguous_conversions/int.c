# 1 "traits_of_ambiguous_conversions.cu"
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
# 2 "traits_of_ambiguous_conversions.cu"
struct A { operator const int &() const noexcept; operator unsigned char() const noexcept; operator char() const noexcept; }; 
# 3
static_assert(__is_convertible_to(A, int), "");static_assert((!__is_convertible_to(A, unsigned long)), "");static_assert((!__is_constructible(unsigned long, A)), "");
# 4
static_assert((!__is_convertible_to(A, double)), "");static_assert(__is_constructible(char, A), "");static_assert(__is_convertible_to(A, unsigned char), "");
# 5
struct D { D(long) = delete;D(char *); }; static_assert((!__is_convertible_to(int, D)), "");static_assert((!__is_convertible_to(long, D)), "");static_assert(__is_convertible_to(char *, D), "");
# 6
struct F { operator int() const; operator float() const = delete;}; static_assert(__is_convertible_to(F, int), "");static_assert((!__is_convertible_to(F, float)), "");
# 7
struct B { operator int *() const; operator int *(); operator void *() const; }; static_assert(__is_convertible_to(B, int *), "");static_assert(__is_convertible_to(B, const int *), "");static_assert(__is_convertible_to(B, bool), "");
# 8
struct G { operator int() &; operator int() &&; operator int() const &; }; static_assert((__is_convertible_to(G, int) && __is_convertible_to(G &, int) && __is_convertible_to(const G &, long)), "");
# 9
template< class T> struct W { operator T &(); operator const T &() const; template< class U> operator U() const; }; static_assert((__is_convertible_to(W< int> , int) && __is_convertible_to(const W< int>  &, int) && __is_convertible_to(W< int>  &, int &)), "");
# 10
struct E { enum X { x} v; operator X() const; operator unsigned() const; }; static_assert(__is_convertible_to(E, unsigned), "");static_assert(__is_constructible(E::X, E), "");

# 1 "traits_of_ambiguous_conversions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2ba0b9be_34_traits_of_ambiguous_conversions_cu_141331dc_7936
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "traits_of_ambiguous_conversions.cudafe1.stub.c"
#include "traits_of_ambiguous_conversions.cudafe1.stub.c"
# 1 "traits_of_ambiguous_conversions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
