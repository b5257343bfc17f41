# 1 "lengths_of_packs_in_aliases.cu"
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
# 2 "lengths_of_packs_in_aliases.cu"
typedef __decltype((sizeof 0)) size_t; 
# 3
template< size_t ...I> struct ti { }; 
# 4
template< class T, size_t I> struct ov { }; 
# 5
template< class ...B> struct all { }; 
# 6
template< size_t E, size_t S> using mki = ti< __integer_pack(E - S)...> ; 
# 7
template< class S> struct moi; template< size_t ...I> struct moi< ti< I...> >  { template< class ...T> using app = all< ov< T, I> ...> ; }; 
# 8
template< class ...T> using MO = typename moi< mki< sizeof...(T), 0UL> > ::template app< T...> ; 
# 9
template< class ...Ts> struct W1 { template< class A> MO< Ts...>  f(A &&); }; 
# 10
static_assert(__is_same(__decltype((W1< long, void *> ().f(1))), all< ov< long, 0UL> , ov< void *, 1UL> > ), "1");
# 11
template< class ...Ts> struct W2 { template< class A> typename moi< mki< sizeof...(Ts), 0> > ::template app< Ts...>  f(A &&); }; 
# 12
static_assert(__is_same(__decltype((W2< long, void *> ().f(1))), all< ov< long, 0UL> , ov< void *, 1UL> > ), "2");

# 1 "lengths_of_packs_in_aliases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__88f529a2_30_lengths_of_packs_in_aliases_cu_f325d8d6_22856
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lengths_of_packs_in_aliases.cudafe1.stub.c"
#include "lengths_of_packs_in_aliases.cudafe1.stub.c"
# 1 "lengths_of_packs_in_aliases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
