# 1 "captures_from_lists.cu"
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
# 3 "captures_from_lists.cu"
namespace std { template< class E> class initializer_list { const E *p; size_t n; public: constexpr initializer_list(const E *q, size_t m) : p(q), n(m) { } }; }
# 4
void host(int x) { 
# 5
auto a = [v = {1, 2}]{ } ; typedef decltype(a) __T0;
# 6
auto b = [v{x}]{ } ; typedef decltype(b) __T1;
# 7
auto c = [v = {x, x}, w = 3]{ return w; } ; typedef decltype(c) __T2;
# 8
auto d = [v = {1, 2}]() mutable { } ; typedef decltype(d) __T3;
# 9
auto e = [&v = x]{ (v)++; } ; typedef decltype(e) __T4;
# 10
auto f = [v(x)]{ return v; } ; typedef decltype(f) __T5;
# 11
} 

# 1 "captures_from_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e21e4a51_22_captures_from_lists_cu__Z4hosti
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "captures_from_lists.cudafe1.stub.c"
#include "captures_from_lists.cudafe1.stub.c"
# 1 "captures_from_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
