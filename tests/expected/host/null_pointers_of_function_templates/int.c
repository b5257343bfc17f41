# 1 "null_pointers_of_function_templates.cu"
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
# 3 "null_pointers_of_function_templates.cu"
template< int *P> struct cp { }; template< int *P, class T = int> void fp(T = T()) { } template< void (*F)(int)> void ff() { } template< int *P> int vp = 1; struct S { int m; void f(); }; template< int (S::*M)> void mp() { } template< void (S::*M)(void)> void mf() { } template< __decltype((nullptr)) N> void np() { } template< auto N> void an() { } template< bool B> void bb() { } template< char C> void cc() { } template< const char *S> void cs() { } enum E { e1}; template< E > void ee() { } template< float *P> struct cpf { template< int *Q> void m() { } }; 
# 4
int gi; 
# 5
void host() { cp< nullptr>  a; fp< (int *)nullptr> (); fp< (int *)nullptr, long> (); ff< (void (*)(int))nullptr> (); vp< nullptr> ; mp< (int (S::*))0> (); mf< (void (S::*)(void))0> (); np< nullptr> (); an< nullptr> (); bb< true> (); cs< (const char *)nullptr> (); cpf< nullptr> ().m< (int *)nullptr> (); cpf< nullptr> ().m< &gi> (); fp< (int *)nullptr> (); fp< (int *)nullptr> (); mp< &S::m> (); mf< &S::f> (); void (*q)(void) = mp< (int (S::*))0> ; auto r = (&ff< (void (*)(int))nullptr> ); ee< e1> (); bb< false> (); cc< 'b'> (); } 
# 6
template< class T> void t() { fp< (int *)nullptr> (); cp< nullptr>  a; ff< (void (*)(int))nullptr> (); mp< (int (S::*))0> (); an< nullptr> (); } 
# 7
template<> void fp< (int *)nullptr, char> (char) { } template void fp< (int *)nullptr, short> (short);

# 1 "null_pointers_of_function_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cec938f9_38_null_pointers_of_function_templates_cu__Z4hostv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "null_pointers_of_function_templates.cudafe1.stub.c"
#include "null_pointers_of_function_templates.cudafe1.stub.c"
# 1 "null_pointers_of_function_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
