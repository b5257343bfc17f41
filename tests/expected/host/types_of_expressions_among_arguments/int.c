# 1 "types_of_expressions_among_arguments.cu"
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
# 3 "types_of_expressions_among_arguments.cu"
template< class ...> struct TL { }; template< class K, class V> struct NT { }; template< class ...T> struct Use { Use(); }; template< class T> struct One { }; 
# 4
template< class ...Ts> constexpr auto gw() noexcept->TL< Ts...>  { return {}; } template< template< class ...>  class ...Cs> constexpr auto gw() noexcept->One< int>  { return {}; } template< class K, class V> constexpr auto gw() noexcept->NT< K, V>  { return {}; } 
# 5
template< class T> T single(); template< class T> One< T>  ptr(T *); int plain(); One< int>  cls(); template< class T, class U> NT< T, U>  two(T, U); namespace n { template< class T> One< T>  nf(); One< int>  pf(); }struct S { static One< int>  sf(); template< class T> static One< T>  st(); One< int>  m(); }; template< class T> auto ded() { return One< T> (); } extern S gs; 
# 6
typedef signed int si; typedef long L; 
# 7
static const int g1 = ([]{ Use< NT< signed int, long> , NT< One< int> , long> > (); return 0; } )(); 
# 8
void f() { Use< NT< signed int, long> >  a; Use< int>  b; Use< One< int> >  c; Use< int>  d; Use< One< int> >  e; Use< NT< signed int, long> >  g; Use< One< int> >  h; Use< One< int> >  i; Use< One< int> >  j; Use< One< int> >  k; Use< One< int> >  l; Use< One< int> >  m; Use< TL< int> >  o; Use< TL< int, long, char> >  p; Use< One< NT< int, char> > >  q; auto z = Use< NT< long, char> > (); } 
# 9
Use< NT< signed int, long> >  g2; Use< __decltype((single< int> ())), __decltype((gw< char, char> ()))>  g3; using A1 = Use< __decltype((gw< short, short> ()))> ; A1 g4; Use< __decltype((gw< short, long> ()))>  h1(Use< __decltype((two(1, 2)))> ); struct M { Use< __decltype((gw< int, short> ()))>  m; Use< __decltype((single< char> ()))>  k; }; 

# 1 "types_of_expressions_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__79db0746_39_types_of_expressions_among_arguments_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_of_expressions_among_arguments.cudafe1.stub.c"
#include "types_of_expressions_among_arguments.cudafe1.stub.c"
# 1 "types_of_expressions_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
