# 1 "values_in_pack_arguments.cu"
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
# 2 "values_in_pack_arguments.cu"
typedef __decltype((sizeof 0)) size_t; 
# 3
template< size_t ...I> struct ti { }; template< size_t I> struct t1 { }; 
# 4
template< class S> struct moi; 
# 5
template<> struct moi< t1< 2UL> >  { }; 
# 6
template<> struct moi< ti< 2UL, 3UL> >  { }; 
# 7
template< class T, class U> struct two; template< class T> struct two< T, t1< 2UL> >  { }; 
# 8
template< class T> struct two< T, ti< 2> >  { }; 
# 9
template< unsigned N> unsigned load(); template<> unsigned load< 0U> () { return 0; } 
# 10
template< unsigned N> struct S { template< int M> void f(); }; template<> struct S< 3U>  { }; 
# 11
template< unsigned N, class T> struct Q { }; template< class T> struct Q< 3, T>  { }; 
# 12
static_assert((__is_same(t1< 2UL> , ti< 2> ) || true), "");
# 13
static_assert((sizeof(t1< 2UL> )), "");
# 14
t1< 2UL>  v; template< size_t N> void g(t1< N> , ti< 2> ); template<> void g< 2UL> (t1< 2UL> , ti< 2> ) { } 
# 15
struct D : public t1< 5UL>  { ti< 6UL>  m; void h(::t1< 2UL> , ti< 2> ); }; void D::h(::t1< 2UL>  a, ti< 2>  b) { ::t1< 2UL>  c; ti< 2>  d; load< 0U> (); } 
# 16
using A1 = t1< 2UL> ; using A2 = ti< 2> ; typedef ti< 3UL>  A3; extern template struct S< 7U> ;template struct S< 8U> ;
# 17
template< class T> void tf() { t1< 2UL>  a; ti< 2>  b; static_assert((__is_same(t1< 2UL> , ti< 2> ) || (sizeof(T))), "");} 
# 18
template< class T = ti< 2> , class U = t1< 2UL> > struct df { }; template< class T> using al = two< T, ti< 2> > ; 

# 1 "values_in_pack_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2a065270_27_values_in_pack_arguments_cu_c9d7d4ac
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_in_pack_arguments.cudafe1.stub.c"
#include "values_in_pack_arguments.cudafe1.stub.c"
# 1 "values_in_pack_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
