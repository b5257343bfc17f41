# 1 "template_template_arguments_must_fit.cu"
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
# 2 "template_template_arguments_must_fit.cu"
template< class T> struct one { }; 
# 3
template< class T, class U> struct two { }; 
# 4
template< class ...T> struct many { }; 
# 5
template< int ...N> struct values { }; 
# 6
template< template< class >  class F> char takes(int); 
# 7
template< template< class >  class F> int takes(...); 
# 8
template< template< class , class >  class F> char takes2(int); 
# 9
template< template< int ...>  class F> int takes2(int); 
# 10
static_assert(((sizeof takes< one> (0) == (1)) && (sizeof takes2< two> (0) == (1)) && (sizeof takes2< values> (0) == (4))), "");
# 11
template< class T> struct kind { static const int value = 0; }; 
# 12
template< template< class ...>  class L, class ...T> struct kind< L< T...> >  { static const int value = 1; }; 
# 13
template< template< auto ...>  class L, auto ...V> struct kind< L< V...> >  { static const int value = 2; }; 
# 14
static_assert(((kind< many< > > ::value == 1) && (kind< two< int, int> > ::value == 1) && (kind< values< > > ::value == 2)), "");
# 15
template< class T, T v> struct constant { }; 
# 16
template< bool > struct flag { }; 
# 17
template< auto A> using wrapped = constant< __decltype(A), A> ; 
# 18
static_assert((__is_same(wrapped< 'a'> , constant< __decltype('a'), 'a'> ) && __is_same(wrapped< 1U> , constant< __decltype(1U), 1U> )), "");

# 1 "template_template_arguments_must_fit.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c0d10a47_39_template_template_arguments_must_fit_cu_57c8b6fe_12570
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_template_arguments_must_fit.cudafe1.stub.c"
#include "template_template_arguments_must_fit.cudafe1.stub.c"
# 1 "template_template_arguments_must_fit.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
