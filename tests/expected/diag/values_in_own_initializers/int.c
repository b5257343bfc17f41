# 1 "values_in_own_initializers.cu"
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
# 2 "values_in_own_initializers.cu"
struct Point { int x; }; 
# 3
struct Made { int x; Made(int); operator int() const; }; 
# 4
struct Empty { }; 
# 5
int copied(Made); 
# 6
int looked(const Made &); 
# 8
void objects() { 
# 9
int a = a; 
# 10
int b(b); 
# 11
static int c = c; 
# 12
Point d = d; 
# 13
Made e = e; 
# 14
Made f = copied(f); 
# 15
Made g = looked(g); 
# 16
Made h = h.x; 
# 17
Empty i = i; 
# 18
int j[2] = {j[0]}; 
# 19
volatile int k = k; 
# 20
int *l = (int *)(&l); 
# 21
int m = (sizeof m); 
# 22
} 
# 23
void references() { 
# 24
Point &a = a; 
# 25
const int &b = b; 
# 26
int &c = *(&c); 
# 27
Point &d = static_cast< Point &>(d); 
# 28
int &&e = static_cast< int &&>(e); 
# 29
for (int i = 0; i < 2; i++) { const Point &p = p; }  
# 30
volatile int &f = f; 
# 31
} 
# 32
template< class T> void made() { T a = a; T &b = b; int &c = c; } 
# 33
template void made< int> ();

# 1 "values_in_own_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__023deb90_29_values_in_own_initializers_cu_4ee77e13
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_in_own_initializers.cudafe1.stub.c"
#include "values_in_own_initializers.cudafe1.stub.c"
# 1 "values_in_own_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
