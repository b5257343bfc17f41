# 1 "static_through_object.cu"
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
# 1 "static_through_object.cu"
struct Y { static constexpr inline int ci = 4; enum { E = 3}; enum F { G = 7}; }; 
# 2
Y y; Y fn(); 
# 3
char c1{(y.E)}; char c4{(y.ci)}; int z[] = {(y.ci), (Y::E)}; 
# 4
constexpr int k = ((y.E) + (y.ci)); static_assert(((y.G) == 7), "");
# 5
template< int N> struct A { int v; }; A< 3>  a1; A< 7>  a2; A< 4>  a3; 
# 6
int f(Y &r, Y *q) { char d{(r.E)}; A< 3>  b{}; A< 4>  b2{}; static_assert(((r.E) == 3), "");return ((b.v) + (b2.v)) + d; } 
# 7
constexpr int h(Y r) { return (r.E) + (r.ci); } static_assert((h(Y()) == 7), "");
# 8
template< class T> struct TE { enum { v = sizeof(T), w}; static constexpr inline int s = 3; 
# 9
int m() { TE o; char c{((o.v))}; int a[o.v]; switch (m2()) { case o.v:  ; }  (a[0]) = c; return (a[0]) + (o.w); } 
# 10
int m2() { A< this->s>  q; (q.v) = 1; return (((this->v) + s) + (this->w)) + (q.v); } }; 
# 11
int u2 = TE< int> ().m(); 

# 1 "static_through_object.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2ee85d7b_24_static_through_object_cu_c1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_through_object.cudafe1.stub.c"
#include "static_through_object.cudafe1.stub.c"
# 1 "static_through_object.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
