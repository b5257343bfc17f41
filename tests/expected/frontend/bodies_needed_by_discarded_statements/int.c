# 1 "bodies_needed_by_discarded_statements.cu"
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
# 3 "bodies_needed_by_discarded_statements.cu"
struct Three { Three(unsigned, unsigned, unsigned); }; 
# 4
template< int V> struct Constant { constexpr operator int() const { return V; } }; 
# 5
template< class ...T> struct List { }; 
# 6
template< int I, class ...T> constexpr Constant< 1>  get(const List< T...>  &) { return {}; } 
# 7
template< int ...I, class T> constexpr auto size(const T &of) { 
# 8
if constexpr (sizeof...(I) == (0)) { return Constant< 1> {}; } else { return size(get< I...> (of)); }  
# 9
} 
# 10
template< class T> struct Box { auto size() { return sizeof(T); } }; 
# 11
template< class T> __attribute__((unused))  void twice(T t) {int volatile ___ = 1;(void)t;::exit(___);}
#if 0
# 11
{ return t + t; } 
#endif
# 12 "bodies_needed_by_discarded_statements.cu"
template< int N> void run() { 
# 13
using Shape = List< Constant< 1> , Constant< 1> , Constant< 1> > ; 
# 14
int known = size< 1> (Shape{}); 
# 15
if constexpr (size(Shape{}) > 1) { 
# 16
Three dims(size< 0> (Shape{}), size< 1> (Shape{}), size< 2> (Shape{})); 
# 17
}  
# 18
} 
# 19
template void run< 3> ();
# 20
void plain() { 
# 21
if constexpr (false) { 
# 22
struct Local { auto m() { return 1; } }; 
# 23
int a = Local().m(); 
# 24
int b = Box< int> ().size(); 
# 25
auto c = ([](auto x) { return x; } )(3); 
# 26
auto d = ([]{ if constexpr (false) { return 1; } else { return (2.0); }  } )(); 
# 27
}  
# 28
} 
# 29
template< class T> void of_template() { 
# 30
if constexpr (false) { 
# 31
struct Local { auto m() { return 1; } }; 
# 32
int a = Local().m(); 
# 33
int b = Box< char> ().size(); 
# 34
auto c = [](auto x) { return x; } (3); 
# 35
auto d = []{ if constexpr (false) { return 1; } else { return (2.0); }  } (); 
# 36
}  
# 37
} 
# 38
template void of_template< int> ();
# 39
__attribute__((unused)) void on_device() {int volatile ___ = 1;::exit(___);}
#if 0
# 39
{ if constexpr (false) { int x = twice(3); }  } 
#endif

# 1 "bodies_needed_by_discarded_statements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fbe009f6_40_bodies_needed_by_discarded_statements_cu_a43b9a96
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bodies_needed_by_discarded_statements.cudafe1.stub.c"
#include "bodies_needed_by_discarded_statements.cudafe1.stub.c"
# 1 "bodies_needed_by_discarded_statements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
