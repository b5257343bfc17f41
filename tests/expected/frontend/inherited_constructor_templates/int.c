# 1 "inherited_constructor_templates.cu"
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
# 4 "inherited_constructor_templates.cu"
template< class T, T V> struct ic { static constexpr inline T value = (V); }; 
# 5
template< int N> using sz = ic< int, N> ; 
# 6
template< class ...T> union st; 
# 7
template<> union st< >  { }; 
# 8
struct none { }; 
# 9
template< class T1, class ...T> union st< T1, T...>  { 
# 10
T1 first_; ::st< T...>  rest_; 
# 11
template< class ...A> constexpr st(sz< 0> , A &&...a) : first_((static_cast< A &&>(a))...) { } 
# 12
template< int I, class ...A> constexpr st(sz< I> , A &&...a) : rest_(sz< I - 1> (), (static_cast< A &&>(a))...) { } 
# 13
}; 
# 14
template< class ...T> struct B { st< none, T...>  v; int ix; template< class I, class ...A> constexpr explicit B(I, A &&...a) : v(sz< I::value + 1> (), (static_cast< A &&>(a))...), ix((I::value + 1)) { } }; 
# 15
template< class ...T> struct C : public B< T...>  { using B< T...> ::B;}; 
# 16
template< class ...T> struct D : public C< T...>  { int mine = 7; using Q = C< T...> ; using C< T...> ::C;}; 
# 17
struct First { int x = 3; }; 
# 18
struct E : public First, public D< int, char>  { using ::D< int, char> ::D;}; 
# 19
template< int N> struct S { int a[N]; }; 
# 20
constexpr int f() { C< int>  x(sz< 0> {}); return x.ix; } 
# 21
constexpr int g() { D< int>  x(sz< 0> {}); return ((x.ix) * 10) + (x.mine); } 
# 22
constexpr int h() { E x(ic< int, 1> {}); return (((x.x) * 100) + ((x.ix) * 10)) + (x.mine); } 
# 23
static_assert((f() == 1), "");
# 24
S< 1>  *a = ((S< 1>  *)0); 
# 25
S< 17>  *b = ((S< 17>  *)0); 
# 26
S< 327>  *c = ((S< 327>  *)0); 

# 1 "inherited_constructor_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__58891a1a_34_inherited_constructor_templates_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_constructor_templates.cudafe1.stub.c"
#include "inherited_constructor_templates.cudafe1.stub.c"
# 1 "inherited_constructor_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
