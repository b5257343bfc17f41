# 1 "casts_that_fail_in_substitution.cu"
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
# 2 "casts_that_fail_in_substitution.cu"
template< class T> T &&declval(); template< class ...> using void_t = void; struct N { operator int *() const; operator long() const; }; struct K { }; 
# 3
template< class U, class V, class  = void> constexpr bool RC = false; 
# 4
template< class U, class V> constexpr bool RC< U, V, void_t< __decltype((reinterpret_cast< U>(declval< V &> ())))> >  = true; 
# 5
static_assert((!RC< int *, N> ), "");static_assert((!RC< N *, N> ), "");static_assert((!RC< K, N> ), "");static_assert(RC< long, int *> , "");
# 6
static_assert(RC< N &, K> , "");static_assert((!RC< long, double> ), "");static_assert((!RC< int *, const int *> ), "");
# 7
template< class U, class V, class  = void> constexpr bool CC = false; 
# 8
template< class U, class V> constexpr bool CC< U, V, void_t< __decltype((const_cast< U>(declval< V &> ())))> >  = true; 
# 9
static_assert(CC< int *, const int *> , "");static_assert((!CC< long *, const int *> ), "");static_assert((!CC< int, const int> ), "");static_assert(CC< int &, const int> , "");
# 10
template< class U, class V, class  = void> constexpr bool DC = false; 
# 11
template< class U, class V> constexpr bool DC< U, V, void_t< __decltype((dynamic_cast< U>(declval< V &> ())))> >  = true; 
# 12
struct Pb { virtual ~Pb(); }; struct Pd : public Pb { }; 
# 13
static_assert(DC< Pd *, Pb *> , "");static_assert((!DC< K *, N *> ), "");static_assert((!DC< int, Pb *> ), "");static_assert(DC< void *, Pb *> , "");static_assert(DC< Pd &, Pb> , "");
# 14
template< class U, class V, class  = void> constexpr bool SC = false; 
# 15
template< class U, class V> constexpr bool SC< U, V, void_t< __decltype((static_cast< U>(declval< V &> ())))> >  = true; 
# 16
static_assert((!SC< K *, N *> ), "");static_assert(SC< Pd *, Pb *> , "");static_assert((!SC< K, N> ), "");static_assert((!SC< int *, long> ), "");
# 17
static_assert(SC< int *, N> , "");static_assert((!SC< char *, N> ), "");static_assert((!SC< int *, void *const *> ), "");static_assert((!SC< int *, const void *> ), "");

# 1 "casts_that_fail_in_substitution.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1dcde4ec_34_casts_that_fail_in_substitution_cu_63daba5f_7688
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_that_fail_in_substitution.cudafe1.stub.c"
#include "casts_that_fail_in_substitution.cudafe1.stub.c"
# 1 "casts_that_fail_in_substitution.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
