# 1 "argument_lists_of_member_templates_of_instances.cu"
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
# 2 "argument_lists_of_member_templates_of_instances.cu"
template< class ...Ts> struct list { }; template< class T> struct P; 
# 3
template< class ...s> using ji = list< s...> ; 
# 4
template< int n> struct joiner { template< class ...s> using type = ji< s...> ; template< class ...s> struct cls { }; template< class a, class b> using two = list< a, b> ; }; 
# 5
template< template< class ...>  class expr, class ...vals> using call0 = expr< vals...> ; 
# 6
template< template< class ...>  class expr> using call1 = expr< int, char> ; 
# 7
template< template< class ...>  class expr, class x, class y> using call2 = expr< x, y> ; 
# 8
template< class ...q> using join0 = call0< joiner< sizeof...(q)> ::template type, q...> ; 
# 9
template< class ...q> using join1 = call0< joiner< sizeof...(q)> ::template cls, q...> ; 
# 10
template< class ...q> using join2 = call1< joiner< sizeof...(q)> ::template type> ; 
# 11
template< class a, class b> using join3 = call2< joiner< sizeof(a)> ::template type, a, b> ; 
# 12
template< class a, class b> using join5 = call0< joiner< sizeof(a)> ::template type, a, list< b> > ; 
# 13
template< class ...q> using join6 = call0< joiner< 2> ::template type, q..., int> ; 
# 14
template< class T, class U> struct same { static const bool value = false; }; 
# 15
template< class T> struct same< T, T>  { static const bool value = true; }; 
# 16
static_assert(same< list< int, char> , list< int, char> > ::value, "0");
# 17
static_assert(same< joiner< 2> ::cls< int, char> , joiner< 2> ::cls< int, char> > ::value, "1");
# 18
static_assert(same< list< int, char> , list< int, char> > ::value, "2");
# 19
static_assert(same< list< int, char> , list< int, char> > ::value, "3");
# 20
static_assert(same< list< int, list< char> > , list< int, list< char> > > ::value, "5");
# 21
static_assert(same< list< int, char, int> , list< int, char, int> > ::value, "6");
# 22
template< class ...T> struct X { typedef join0< T..., int>  type; type *p; }; 
# 23
X< char, int>  x; 

# 1 "argument_lists_of_member_templates_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bc21f368_50_argument_lists_of_member_templates_of_instances_cu_5277e1d0_32484
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "argument_lists_of_member_templates_of_instances.cudafe1.stub.c"
#include "argument_lists_of_member_templates_of_instances.cudafe1.stub.c"
# 1 "argument_lists_of_member_templates_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
