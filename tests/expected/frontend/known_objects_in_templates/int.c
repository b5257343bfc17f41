# 1 "known_objects_in_templates.cu"
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
# 2 "known_objects_in_templates.cu"
struct CV { template< class T> const T *data() const; int off() const; }; struct SV { SV(const CV &); CV offsets() const; CV f; template< class T> T get() const; }; 
# 3
template< class T> void t1(T col) { auto b = ((SV)(col)); b.template get< int> () + 1; } 
# 4
template< class T> void t2(T col) { SV b(col); b.offsets().template data< int> () + 1; } 
# 5
template< class T> void t3(T col) { auto b = ((SV)(col)); (b.f).template data< int> () + 1; } 
# 6
template< class T> void t4(T col) { auto b = ((SV)(col)); b.offsets().template data< int> () + 1; } 
# 7
template< class T> void t5(T col) { SV b = ((SV)(col)); b.offsets().template data< int> () + 1; } 
# 8
template< class T> void t6(T col) { ((SV)(col)).offsets().template data< int> () + 1; } 
# 9
template< class T> void t7(T col) { ((SV)(col)).template get< int> () + 1; } 
# 10
template< class T> void t8(T col) { auto b = ((SV)(col)); b.template get< int> () + 1; } 
# 11
template< class T> void t9(T col) { auto b = ((SV)(col)); b.template get< int> () + 1; } 
# 12
template< class T> void ta(T col) { auto b = SV{col}; b.template get< int> () + 1; } 
# 13
template< class T> void tb(T col) { const auto b = ((SV)(col)); b.template get< int> () + 1; } 
# 14
template< class T> void tc(T col) { auto &&b = ((SV)(col)); b.template get< int> () + 1; } 
# 15
template< class T> void td(T col) { auto b{((SV)(col))}; b.template get< int> () + 1; } 
# 16
template< class T> void te(T col) { const auto b = ((SV)(col)); b.template get< int> () + 1; } 
# 17
template< class T> void tf(T col) { auto b = new SV(col); b->template get< int> () + 1; } 
# 18
template< class T> void th(T col) { auto b = ((SV)(col)).offsets(); b.template data< int> () + 1; } 

# 1 "known_objects_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__14e418dd_29_known_objects_in_templates_cu_5db7444e_26475
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "known_objects_in_templates.cudafe1.stub.c"
#include "known_objects_in_templates.cudafe1.stub.c"
# 1 "known_objects_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
