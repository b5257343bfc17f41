# 1 "reopened_namespaces.cu"
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
# 2 "reopened_namespaces.cu"
namespace library { template< class T> struct Hash; namespace inner { template< class T> struct Deep; struct E; }template< class T> int function(T); template< class T> int variable = 1; struct G { struct H; template< class T> struct I { }; }; enum K: int; }
# 3
struct P { int a, b; }; 
# 4
namespace library { template<> struct Hash< P>  { int operator()(const P &) const; }; } 
# 5
namespace library { namespace inner { template<> struct Deep< P> ; } } 
# 6
namespace library { namespace inner { template<> struct Deep< P>  { P p; }; } } 
# 7
template< class T> struct library::Hash< T *>  { int n = 3; }; 
# 8
struct library::inner::E { int i; }; 
# 9
struct library::G::H { int h; }; 
# 10
namespace library { template<> struct G::I< int>  { int h; }; } 
# 11
template<> int library::function< P> (P) { return 1; } 
# 12
template<> int library::variable< P>  = 2; 
# 13
enum library::K: int { k1}; 
# 14
namespace library { template<> struct Hash< int>  { int q; }; } 
# 15
namespace A { namespace B { template< class T> struct X; struct Y; }
# 16
namespace B { template<> struct X< int>  { int i; }; } 
# 17
struct B::Y { int y; }; }
# 18
int last = 1; 

# 1 "reopened_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__00d639a5_22_reopened_namespaces_cu_last
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "reopened_namespaces.cudafe1.stub.c"
#include "reopened_namespaces.cudafe1.stub.c"
# 1 "reopened_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
