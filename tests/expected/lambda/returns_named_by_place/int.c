# 1 "returns_named_by_place.cu"
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
# 3 "returns_named_by_place.cu"
template< class First, class Second> struct Z { First a; Second b; }; 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4
template< class F> static void __wrapper__device_stub_run(F &f) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ f(1); } 
#endif

#pragma GCC diagnostic pop

# 4 "returns_named_by_place.cu"
template< class F> static void run(F f) {__wrapper__device_stub_run<F>(f);return;}
#if 0
# 4
{ f(1); } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 5 "returns_named_by_place.cu"
template< class G, int N> static void __wrapper__device_stub_run2(G &f) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 5
{ f(1); } 
#endif

#pragma GCC diagnostic pop

# 5 "returns_named_by_place.cu"
template< class G, int N> static void run2(G f) {__wrapper__device_stub_run2<G,N>(f);return;}
#if 0
# 5
{ f(1); } 
#endif
# 6 "returns_named_by_place.cu"
void host(int x, double d) { 
# 7
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(int x, double d),(& ::host),G, 1> >( __nv_dl_trailing_return_tag<void (*)(int x, double d),(& ::host),G, 1> {} ) 
#if 0
[=]
# 7
< class T> (T t)->T 
{ }
#if 0
# 7
{ return t; } 
#endif
#endif
); 
# 8 "returns_named_by_place.cu"
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(int x, double d),(& ::host),N, 2> >( __nv_dl_trailing_return_tag<void (*)(int x, double d),(& ::host),N, 2> {} ) 
#if 0
[=]
# 8
< class T, class U> (T t, U u = {})->U 
{ }
#if 0
# 8
{ return t; } 
#endif
#endif
); 
# 9 "returns_named_by_place.cu"
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(int x, double d),(& ::host),const T *, 3> >( __nv_dl_trailing_return_tag<void (*)(int x, double d),(& ::host),const T *, 3> {} ) 
#if 0
[=]
# 9
< class T> (T t)->const T * 
{ }
#if 0
# 9
{ return &t; } 
#endif
#endif
); 
# 10 "returns_named_by_place.cu"
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int x, double d),(& ::host),4> >( __nv_dl_tag<void (*)(int x, double d),(& ::host),4> {} ) 
#if 0
[=](auto 
# 10
t)->__decltype(t) 
{ }
#if 0
# 10
{ return t; } 
#endif
#endif
); 
# 11 "returns_named_by_place.cu"
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(int x, double d),(& ::host),Z< T, int> , 5> >( __nv_dl_trailing_return_tag<void (*)(int x, double d),(& ::host),Z< T, int> , 5> {} ) 
#if 0
[=]
# 11
< class T, int N> (T t)->Z< T, int>  
{ }
#if 0
# 11
{ return {t, N}; } 
#endif
#endif
); 
# 12 "returns_named_by_place.cu"
} 

# 1 "returns_named_by_place.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__84211ecd_25_returns_named_by_place_cu_f87f23bc
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "returns_named_by_place.cudafe1.stub.c"
#include "returns_named_by_place.cudafe1.stub.c"
# 1 "returns_named_by_place.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
