# 1 "nested_lists_in_substitution.cu"
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
# 2 "nested_lists_in_substitution.cu"
namespace std { template< class T> T &&declval() noexcept; }
# 3
template< class ...> using void_t = void; 
# 4
template< class Ti> struct Arr { Ti x[1]; }; 
# 5
template< class T, class U, class  = void> struct B { static const int v = 0; }; 
# 6
template< class T, class U> struct B< T, U, void_t< __decltype((Arr< U> {{std::declval< T> ()}}))> >  { static const int v = 1; }; 
# 7
struct S { S(const char *); }; 
# 8
static_assert((B< char, char> ::v == 1), "a");
# 9
static_assert((B< char &&, char> ::v == 1), "a");
# 10
static_assert((B< int, int> ::v == 1), "b");
# 11
static_assert((B< const char (&)[2], S> ::v == 1), "c");
# 12
static_assert((B< S, int> ::v == 0), "d");
# 13
static_assert((B< double, int> ::v == 0), "e");
# 14
struct Q { int a; Arr< int>  b; }; 
# 15
template< class T, class U, class  = void> struct C { static const int v = 0; }; 
# 16
template< class T, class U> struct C< T, U, void_t< __decltype((Arr< U> {std::declval< T> ()}))> >  { static const int v = 1; }; 
# 17
static_assert((C< int, int> ::v == 1), "b");
# 18
static_assert((C< S, int> ::v == 0), "d");
# 19
template< class T, class U, class  = void> struct D { static const int v = 0; }; 
# 20
template< class T, class U> struct D< T, U, void_t< __decltype((U{1, {{std::declval< T> ()}}}))> >  { static const int v = 1; }; 
# 21
static_assert((D< int, Q> ::v == 1), "b");
# 22
static_assert((D< S, Q> ::v == 0), "d");
# 23
int anchor; 

# 1 "nested_lists_in_substitution.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cf7fb093_31_nested_lists_in_substitution_cu_f275520c_13372
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "nested_lists_in_substitution.cudafe1.stub.c"
#include "nested_lists_in_substitution.cudafe1.stub.c"
# 1 "nested_lists_in_substitution.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
