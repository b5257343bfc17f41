# 1 "references_to_arrays_in_braces.cu"
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
# 1 "references_to_arrays_in_braces.cu"
int ga[3]; typedef int A3[3]; const int ca[2] = {1, 2}; int m2[2][3]; char s[4]; struct S { int (&r)[3]; S(int (&x)[3]) : r{x} { } }; 
# 2
int (&a1)[3] = (ga); int (&a2)[3]{(ga)}; const int (&a3)[3] = (ga); A3 &a4 = (ga); const int (&a5)[2] = (ca); int (&a6)[2][3] = (m2); int (&a7)[3]{(m2[1])}; const A3 &a8 = {1, 2, 3}; A3 &&a9 = {1, 2, 3}; const char (&a10)[4] = (s); const char (&a11)[4] = ("abc"); 
# 3
void f(int (& x)[3]); void g() { f(ga); int (&l)[3] = (ga); const int (&k)[3]{1, 2, 3}; f(ga); } struct R { int (&r)[3]; }; R r1{(ga)}; R r2{(ga)}; R r3 = {(ga)}; 
# 4
template< class T, int N> T &tt(T (&x)[N]) { T (&y)[N]{x}; T (&z)[N] = x; return z[0]; } int q = tt(ga); template< class T> struct H { T (&r)[3]; H(T (&x)[3]) : r{x} { } }; H< int>  h{ga}; 
# 5
int ff(int); int (&f1)(int) = (ff); int (&f2)(int){(ff)}; void fn(int (&)(int)); void gg() { fn(ff); } 

# 1 "references_to_arrays_in_braces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d8bac086_33_references_to_arrays_in_braces_cu_a1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_to_arrays_in_braces.cudafe1.stub.c"
#include "references_to_arrays_in_braces.cudafe1.stub.c"
# 1 "references_to_arrays_in_braces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
