# 1 "members_and_nested_classes.cu"
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
# 5 "members_and_nested_classes.cu"
template< class F> void run(F f) { f(1); } 
# 6
auto g0 = [](int i) 
{ }
#if 0
# 6
{ return i; } 
#endif
; typedef decltype(g0) __T0;
# 7 "members_and_nested_classes.cu"
static int si = ([]{ int k = 3; return k; } )(); 
# 8
struct S { int m = ([](int q = 3) { return q; } )(), n; int q{([](int k) { return k; } )(3)}; 
# 9
S() : n(([]{ return 2; } )()) { } 
# 10
static inline int sv = ([](auto x) { return x; } )(4); 
# 11
void da(int x = ([]{ return 5; } )()) { auto f = [=, this]< class T> (T t) { return (t + (x)) + (m); } ; typedef decltype(f) __T1;f(1); run(__nv_dl_wrapper_t< __nv_dl_tag<void (S::*)(int x),(&S::da),1> , typename __nvdl_remove_ref<decltype(x)>::type>( __nv_dl_tag<void (S::*)(int x),(&S::da),1> {} , x) 
#if 0
[=]
# 11
< class T> (T t) 
{ }
#if 0
# 11
{ return t + (x); } 
#endif
#endif
); 
# 11 "members_and_nested_classes.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (S::*)(int x),(&S::da),2> >( __nv_dl_tag<void (S::*)(int x),(&S::da),2> {} ) 
#if 0
[]< int 
# 11
K = 2> (auto ...t) 
{ }
#if 0
# 11
{ return K; } 
#endif
#endif
); 
# 11 "members_and_nested_classes.cu"
} 
# 12
}; 
# 13
template< class T> T vt = [](T t) { return t; } (T{}); 
# 14
template< class T> constexpr auto cl = [](T t) { return t; } ; 
# 15
struct S2 { int a; double b; }; 
# 16
void f(S s, int (&arr)[4], const int ci) { static int cnt; constexpr int cc = 5; auto [x, y] = S2{1, (2.0)}; 
# 17
} 

# 1 "members_and_nested_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f706c618_29_members_and_nested_classes_cu_e014e03f
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_and_nested_classes.cudafe1.stub.c"
#include "members_and_nested_classes.cudafe1.stub.c"
# 1 "members_and_nested_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
