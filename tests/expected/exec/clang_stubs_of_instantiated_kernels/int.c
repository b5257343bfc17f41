# 1 "clang_stubs_of_instantiated_kernels.cu"
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
#pragma GCC diagnostic ignored "-Wunused-private-field"

# 1
#pragma GCC diagnostic ignored "-Wunused-parameter"

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

# 3 "clang_stubs_of_instantiated_kernels.cu"
template< class T> static void __wrapper__device_stub_tk(T *&p) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 3
{ (*p) = 1; } 
#endif

#pragma GCC diagnostic pop

# 3 "clang_stubs_of_instantiated_kernels.cu"
template< class T> static void tk(T *p) {__wrapper__device_stub_tk<T>(p);return;}
#if 0
# 3
{ (*p) = 1; } 
#endif
# 3 "clang_stubs_of_instantiated_kernels.cu"
template <> void __wrapper__device_stub_tk< int> (int *& p);template void tk< int> (int * p);extern template void tk< long> (long * p);template <> void __wrapper__device_stub_tk(float *& p);template void tk(float * p);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4
template< class ...A> static void __wrapper__device_stub_vk(A &...a) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ } 
#endif

#pragma GCC diagnostic pop

# 4 "clang_stubs_of_instantiated_kernels.cu"
template< class ...A> static void vk(A ...a) {__wrapper__device_stub_vk<A...>(a...);return;}
#if 0
# 4
{ } 
#endif
# 4 "clang_stubs_of_instantiated_kernels.cu"
template <> void __wrapper__device_stub_vk< int, char> (int & __VAR2__a, char & __VAR1__a);template void vk< int, char> (int __VAR2__a, char __VAR1__a);
# 5
struct S { }; 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
template< class T> static void __wrapper__device_stub_cs(T &t, void (*&f)(T), int &__T0) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 5
{ } 
#endif

#pragma GCC diagnostic pop

# 5 "clang_stubs_of_instantiated_kernels.cu"
template< class T> static void cs(T t, void (*f)(T), int __T0) {__wrapper__device_stub_cs<T>(t,f,__T0);return;}
#if 0
# 5
{ } 
#endif
# 5 "clang_stubs_of_instantiated_kernels.cu"
template <> void __wrapper__device_stub_cs< S> (S & t, void (*& f)(S), int &);template void cs< S> (S t, void (* f)(S), int);
# 6
namespace n { 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
template< class T> static void __wrapper__device_stub_nk(T &__T1) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 6
{ } 
#endif

#pragma GCC diagnostic pop

# 6 "clang_stubs_of_instantiated_kernels.cu"
template< class T> static void nk(T __T1) {::n::__wrapper__device_stub_nk<T>(__T1);return;}
#if 0
# 6
{ } 
#endif
# 6 "clang_stubs_of_instantiated_kernels.cu"
}template <> void n::__wrapper__device_stub_nk< char> (char &);template void n::nk< char> (char);

#line 1 "clang_stubs_of_instantiated_kernels.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3fe0d56e_38_clang_stubs_of_instantiated_kernels_cu_f276b79b_12338
#ifdef _NV_ANON_NAMESPACE
#endif
#line 1 "clang_stubs_of_instantiated_kernels.cudafe1.stub.c"
#include "clang_stubs_of_instantiated_kernels.cudafe1.stub.c"
#line 1 "clang_stubs_of_instantiated_kernels.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
