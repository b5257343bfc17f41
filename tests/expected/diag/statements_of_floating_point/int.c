# 1 "statements_of_floating_point.cu"
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
# 3 "statements_of_floating_point.cu"
struct Point { int x; static void stay(); }; 
# 4
template< class T> void run(); 
# 5
enum Kind { one}; 
# 6
void plain(int i, float f, double d, Kind k, Point p, int *list) { 
# 7
-f; 
# 8
f + (1); 
# 9
f < (2); 
# 10
(int)f; 
# 11
(float)i; 
# 12
(double)f; 
# 13
i == f; 
# 14
+f; 
# 15
!f; 
# 16
(1.0) + (2.0); 
# 17
(bool)f; 
# 18
f && (1); 
# 19
list[i]; 
# 20
__is_class(Point); 
# 21
__builtin_offsetof(Point, x); 
# 22
run< int> ; 
# 23
&run< int> ; 
# 24
(__null) == list; 
# 25
__extension__ i; 
# 26
p.stay; 
# 27
Point().stay; 
# 28
} 
# 29
template< class T> void open(T t, T &r, const T &c, int i, int *p) { 
# 30
t; 
# 31
r; 
# 32
c; 
# 33
(T *)p; 
# 34
static_cast< int &>(t); 
# 35
static_cast< T *>(p); 
# 36
(T)i; 
# 37
run< T> ; 
# 38
&run< T> ; 
# 39
} 

# 1 "statements_of_floating_point.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6937da35_31_statements_of_floating_point_cu_28a7a400
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "statements_of_floating_point.cudafe1.stub.c"
#include "statements_of_floating_point.cudafe1.stub.c"
# 1 "statements_of_floating_point.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
