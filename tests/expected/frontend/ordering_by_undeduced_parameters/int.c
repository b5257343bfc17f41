# 1 "ordering_by_undeduced_parameters.cu"
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
# 2 "ordering_by_undeduced_parameters.cu"
template< class T> struct id { using type = T; }; template< class T> using id_t = typename id< T> ::type; 
# 3
template< class E> int a(id_t< E>  v); template< class E> long a(E v); auto a1 = a< int> (1); 
# 4
template< class E> int b(E v, id_t< E>  w); template< class E> long b(E v, E w); auto b1 = b< int> (1, 1); auto b2 = b(1, 1); 
# 5
template< class E> int c(id_t< E>  v, E * w); template< class E> long c(id_t< E *>  v, E w); int *q; auto c1 = c(1, q); 
# 6
template< class E> int d(id_t< E>  v, E w); template< class E> long d(int v, E w); auto d1 = d(1, 2); 
# 7
template< class T, class ...U> int e(T, id_t< U>  ...v); template< class T> long e(T v); auto e1 = e< int> (1); 
# 8
template< class T> int f(T &&, id_t< T>  *); template< class T, class U> long f(T &&, U); int i; auto f1 = f< int> (1, &i); 
# 9
static_assert((sizeof a1 == (4)), "");static_assert((sizeof b1 == (8)), "");static_assert((sizeof b2 == (8)), "");static_assert((sizeof c1 == (4)), "");
# 10
static_assert((sizeof d1 == (8)), "");static_assert((sizeof e1 == (8)), "");static_assert((sizeof f1 == (4)), "");
# 11
enum class C: int { A = 1, B}; enum class D: unsigned long { X}; 
# 12
template< class E, bool  = __is_enum(E)> struct ut { }; template< class E> struct ut< E, true>  { using type = __underlying_type(E); typedef __underlying_type(E) other; }; 
# 13
template< class E> using ut_t = typename ut< E> ::type; template< class E> using direct = __underlying_type(E); 
# 14
template< class E> bool g(ut_t< E>  v); template< class E> int g(E v); auto g1 = g< C> (C::A), g2 = g< C> (C::B); auto g3 = g< D> (1UL << 62); 
# 15
template< class E> __underlying_type(E) h(); long l = h< D> (); ut< C> ::other *p = (static_cast< int *>(nullptr)); direct< D>  *r = (static_cast< unsigned long *>(nullptr)); 
# 16
static_assert((sizeof g1 == (4)), "");static_assert((sizeof g3 == (1)), "");static_assert((sizeof h< D> () == (8)), "");

# 1 "ordering_by_undeduced_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__78bb60ca_35_ordering_by_undeduced_parameters_cu_l
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "ordering_by_undeduced_parameters.cudafe1.stub.c"
#include "ordering_by_undeduced_parameters.cudafe1.stub.c"
# 1 "ordering_by_undeduced_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
