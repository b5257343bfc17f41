# 1 "list_elements_that_do_not_convert.cu"
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
# 2 "list_elements_that_do_not_convert.cu"
template< class T> T &&declval(); 
# 3
template< class ...> using void_t = void; 
# 4
template< class T> struct Arr { T x[1]; }; 
# 5
template< class T> struct Two { T x; }; 
# 6
struct P { explicit P(int); }; struct Q { Q(int *); operator long() const; }; struct R { operator int() const; }; 
# 7
template< class T, class U, class  = void> struct ok { static const bool v = false; }; 
# 8
template< class T, class U> struct ok< T, U, void_t< __decltype((Arr< T> {{declval< U> ()}}))> >  { static const bool v = true; }; 
# 9
template< class T, class U, class  = void> struct ok2 { static const bool v = false; }; 
# 10
template< class T, class U> struct ok2< T, U, void_t< __decltype((Two< T> {declval< U> ()}))> >  { static const bool v = true; }; 
# 11
template< class T, class U, class  = void> struct ok3 { static const bool v = false; }; 
# 12
template< class T, class U> struct ok3< T, U, void_t< __decltype((Two< T> {{declval< U> ()}}))> >  { static const bool v = true; }; 
# 13
static_assert((!ok< Q, int> ::v), "1");static_assert((!ok2< Q, int> ::v), "2");static_assert((!ok3< Q, int> ::v), "3");
# 14
static_assert((!ok< P, int> ::v), "4");static_assert((!ok2< P, int> ::v), "5");static_assert((!ok3< P, int> ::v), "6");
# 15
static_assert(ok< int, R> ::v, "7");static_assert(ok2< int, R> ::v, "8");static_assert(ok3< int, R> ::v, "9");
# 16
struct D { D(long) = delete;D(char *); }; 
# 17
static_assert((!ok< D, int> ::v), "17");static_assert((!ok2< D, int> ::v), "18");static_assert((!ok3< D, int> ::v), "19");
# 18
template< class T> struct RW { static void fun(T & r); static void fun(T &&) = delete;
# 19
template< class U, class  = __decltype((RW< T> ::fun(declval< U> ())))> RW(U && u); operator T &() const; }; 
# 20
static_assert((!ok< RW< long> , RW< bool> > ::v), "20");static_assert((!ok2< RW< long> , RW< bool> > ::v), "21");static_assert((!ok3< RW< long> , RW< bool> > ::v), "22");
# 21
template< class U> struct E { template< class V, class  = typename V::none> E(V &&); operator long(); }; 
# 22
static_assert((!ok< E< long> , E< bool> > ::v), "23");static_assert((!ok2< E< long> , E< bool> > ::v), "24");static_assert((!ok3< E< long> , E< bool> > ::v), "25");

# 1 "list_elements_that_do_not_convert.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2cdcb0f2_36_list_elements_that_do_not_convert_cu_31de8c52_5481
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "list_elements_that_do_not_convert.cudafe1.stub.c"
#include "list_elements_that_do_not_convert.cudafe1.stub.c"
# 1 "list_elements_that_do_not_convert.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
