# 1 "kernel_template_visibility.cu"
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
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 3 "kernel_template_visibility.cu"
template< class T> static void __wrapper__device_stub_k1(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 3
{ } 
#endif

#pragma GCC diagnostic pop

# 3 "kernel_template_visibility.cu"
template< class T> __attribute((visibility("hidden"))) static void k1(T t) {__wrapper__device_stub_k1<T>(t);return;}
#if 0
# 3
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "kernel_template_visibility.cu"
template< class T> static void __wrapper__device_stub_k2(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "kernel_template_visibility.cu"
template< class T> __attribute((visibility("default"))) static void k2(T t) {__wrapper__device_stub_k2<T>(t);return;}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 5 "kernel_template_visibility.cu"
template< class T> static void __wrapper__device_stub_k3(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 5
{ } 
#endif

#pragma GCC diagnostic pop

# 5 "kernel_template_visibility.cu"
template< class T> __attribute((visibility("hidden"))) static void k3(T t) {__wrapper__device_stub_k3<T>(t);return;}
#if 0
# 5
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 6 "kernel_template_visibility.cu"
template< short S, char C = 'a', long L = 2L, unsigned char U = (unsigned char)'\003'> static void __wrapper__device_stub_kv() { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 6
{ } 
#endif

#pragma GCC diagnostic pop

# 6 "kernel_template_visibility.cu"
template< short S, char C = 'a', long L = 2L, unsigned char U = (unsigned char)'\003'> static void kv() {__wrapper__device_stub_kv<S,C,L,U>();return;}
#if 0
# 6
{ } 
#endif
# 7 "kernel_template_visibility.cu"
template< short S, char C, long L, unsigned char U> struct X { }; 
# 8
X< (short)(-5), '\372', -7L, (unsigned char)'\372'>  x; 
# 9
template< int I> void h() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kv< -I> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kv< (short)(-1)> (); } 
# 10
void f() { 
# 11
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : k1(1); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k2(2); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : k3(3); 
# 12
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : kv< (short)(-5), '\372', -7L, (unsigned char)'\372'> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kv< (short)5, '\006', 7L> (); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kv< (short)5, 'b', 1L> (); 
# 13
h< 3> (); 
# 14
auto p = kv< (short)(-3)> ; auto q = (&kv< (short)(-3), '\374'> ); 
# 15
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : p(); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : q(); 
# 16
} 

# 1 "kernel_template_visibility.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e211b7ce_29_kernel_template_visibility_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "kernel_template_visibility.cudafe1.stub.c"
#include "kernel_template_visibility.cudafe1.stub.c"
# 1 "kernel_template_visibility.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
