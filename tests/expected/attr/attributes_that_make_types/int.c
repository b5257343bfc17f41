# 1 "attributes_that_make_types.cu"
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
# 5 "attributes_that_make_types.cu"
int  __attribute((vector_size(16))) v1; static int  __attribute((vector_size(16))) v2; static int  __attribute((vector_size(16))) v3; int  __attribute((vector_size(16))) v4; int  __attribute((vector_size(16))) v5; __attribute((aligned(32))) int  __attribute((vector_size(16))) v6; __attribute((aligned(32))) int  __attribute((vector_size(16))) v7; typedef int  __attribute((vector_size(8))) ti; typedef int tj __attribute((vector_size(8))); extern int  __attribute((vector_size(16))) v8; 
# 6
long  __attribute((mode(DI))) n1; static unsigned short  __attribute((mode(HI))) n3; long  __attribute((mode(DI))) n4 = (3), n5; struct S { long  __attribute((mode(DI))) a; static int  __attribute((vector_size(16))) c; }; long  __attribute((mode(DI))) f(int); const long  __attribute((mode(DI))) ci = (2); long  __attribute((mode(DI))) *p; int  __attribute((vector_size(16))) arr[2]; 
# 7
void h(long  __attribute((mode(DI))) a, int  __attribute((vector_size(16))) b) { long  __attribute((mode(DI))) l; static signed char  __attribute((mode(QI))) s; for (long  __attribute((mode(DI))) i = (0); ;) { ; }  } 
# 8
template< class T> T  __attribute((vector_size(16))) tv(); extern "C" int  __attribute((vector_size(16))) ec; __attribute((unused)) long  __attribute((mode(DI))) un2; long  __attribute((__mode__(__DI__))) un4; __attribute__((visibility("hidden"))) void kp(long  __attribute((mode(DI))) q) ;
#if 0
# 8
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 8 "attributes_that_make_types.cu"
template< class T> static void __wrapper__device_stub_kt(long  __attribute((mode(DI))) &q, T  __attribute((vector_size(16))) &r) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 8
{ } 
#endif

#pragma GCC diagnostic pop

# 8 "attributes_that_make_types.cu"
template< class T> static void kt(long  __attribute((mode(DI))) q, T  __attribute((vector_size(16))) r) {__wrapper__device_stub_kt<T>(q,r);return;}
#if 0
# 8
{ } 
#endif

# 1 "attributes_that_make_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__465dbc2b_29_attributes_that_make_types_cu_n4
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_that_make_types.cudafe1.stub.c"
#include "attributes_that_make_types.cudafe1.stub.c"
# 1 "attributes_that_make_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
