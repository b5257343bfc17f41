# 1 "first_mentions_of_pack_arguments.cu"
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
# 2 "first_mentions_of_pack_arguments.cu"
typedef __decltype((sizeof 0)) size_t; 
# 3
template< size_t ...I> struct ti { }; template< size_t I> struct t1 { }; 
# 4
template< class T, class U> struct two; template< class T> struct two< T, t1< 2> >  { }; template< class T> struct two< T *, ti< 2> >  { }; 
# 5
t1< 2>  a; ti< 2>  b; 
# 6
template< class T = t1< 3> , class U = ti< 3> > struct df { }; t1< 3>  a3; ti< 3>  b3; 
# 7
template< class T> using al = two< t1< 4UL> , ti< 4UL> > ; t1< 4UL>  a4; ti< 4UL>  b4; 
# 8
template< class T> struct de : public t1< 5UL> , public ti< 5UL>  { }; t1< 5UL>  a5; ti< 5UL>  b5; 
# 9
template< class T> void fu(t1< 6> , ti< 6> ); t1< 6>  a6; ti< 6>  b6; 
# 10
template< class T> struct me { t1< 7UL>  x; ti< 7UL>  y; }; t1< 7UL>  a7; ti< 7UL>  b7; 
# 11
void fv(t1< 8UL> , ti< 8UL> ) { t1< 9>  x; ti< 9>  y; } t1< 8UL>  a8; ti< 8UL>  b8; t1< 9>  a9; ti< 9>  b9; 
# 12
struct bs : public t1< 10UL> , public ti< 10UL>  { }; t1< 10UL>  a10; ti< 10UL>  b10; 

# 1 "first_mentions_of_pack_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ab404d17_35_first_mentions_of_pack_arguments_cu_64e9a6f5
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "first_mentions_of_pack_arguments.cudafe1.stub.c"
#include "first_mentions_of_pack_arguments.cudafe1.stub.c"
# 1 "first_mentions_of_pack_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
