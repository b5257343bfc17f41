# 1 "template_attributes.cu"
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
# 3 "template_attributes.cu"
template< class T> __attribute__((unused)) T a1(T t) {int volatile ___ = 1;(void)t;::exit(___);}
#if 0
# 3
{ return t; } 
#endif
# 4 "template_attributes.cu"
template< class T> T a2(T t) { return t; } 
# 5
template< class T> T a3(T t) { return t; } 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 6
template< class T> static void __wrapper__device_stub_a4(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 6
{ t = 1; } 
#endif

#pragma GCC diagnostic pop

# 6 "template_attributes.cu"
template< class T> static void a4(T t) {__wrapper__device_stub_a4<T>(t);return;}
#if 0
# 6
{ t = 1; } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 7 "template_attributes.cu"
template< class T> static void __wrapper__device_stub_a5(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 7
{ t = 1; } 
#endif

#pragma GCC diagnostic pop

# 7 "template_attributes.cu"
template< class T> static void a5(T t) {__wrapper__device_stub_a5<T>(t);return;}
#if 0
# 7
{ t = 1; } 
#endif
# 8 "template_attributes.cu"
template< class T> __attribute((noinline)) __attribute__((unused)) T a7(T t); 
# 9
template< class T> __attribute((unused)) T a8(T t); 
# 10
template< class T> static T v1 = (3); 
# 11
template< class T> struct S { T v; T m() {int volatile ___ = 1;::exit(___);}
#if 0
# 11
{ return v; } 
#endif
# 11 "template_attributes.cu"
S() { } }; 
# 12
template< class T> __attribute((unused)) __attribute__((unused)) T a9(T t); 
# 13
template< class T> __attribute__((unused)) T b1(T t) {int volatile ___ = 1;(void)t;::exit(___);}
#if 0
# 13
{ __attribute__((unused)) static int x; return t; } 
#endif
# 14 "template_attributes.cu"
__attribute__((unused)) int use() {int volatile ___ = 1;::exit(___);}
#if 0
# 14
{ return a1(1); } 
#endif

# 1 "template_attributes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5eec1137_22_template_attributes_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_attributes.cudafe1.stub.c"
#include "template_attributes.cudafe1.stub.c"
# 1 "template_attributes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
