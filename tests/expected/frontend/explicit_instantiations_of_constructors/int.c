# 1 "explicit_instantiations_of_constructors.cu"
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
# 2 "explicit_instantiations_of_constructors.cu"
template< bool B, class T = void> struct ei { }; template< class T> struct ei< true, T>  { typedef T type; }; 
# 3
struct S { }; 
# 4
class Cord { public: template< class T> using E = typename ei< __is_same(T, S), int> ::type; Cord(); Cord(const Cord &); template< class T, E< T>   = 0> explicit Cord(T && s); template< class T> explicit Cord(T *); template< class T, E< T>   = 0> Cord &operator=(T &&); }; 
# 5
static_assert((!__is_convertible_to(S, Cord)), "0");
# 7
static_assert((!__is_convertible_to(S, Cord)), "1");
# 8
template< class T> Cord::Cord(T *) { } 
# 9
static_assert((!__is_convertible_to(int *, Cord)), "2");
# 10
extern template Cord::Cord(S && s);
# 11
static_assert((!__is_convertible_to(S, Cord)), "3");
# 12
template< class T> struct V { explicit V(int); template< class U> explicit V(U *); explicit operator int() const; template< class U> explicit operator U *() const; }; 
# 13
template< class T> V< T> ::V(int) { } template< class T> template< class U> V< T> ::V(U *) { } template< class T> V< T> ::operator int() const { return 0; } template< class T> template< class U> V< T> ::operator U *() const { return 0; } 
# 14
static_assert((!__is_convertible_to(int, V< int> )), "4");static_assert((!__is_convertible_to(int *, V< int> )), "5");static_assert((!__is_convertible_to(V< int> , int)), "6");static_assert((!__is_convertible_to(V< int> , int *)), "7");

# 1 "explicit_instantiations_of_constructors.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4b92df2e_42_explicit_instantiations_of_constructors_cu_7ed381fc_4542
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_instantiations_of_constructors.cudafe1.stub.c"
#include "explicit_instantiations_of_constructors.cudafe1.stub.c"
# 1 "explicit_instantiations_of_constructors.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
