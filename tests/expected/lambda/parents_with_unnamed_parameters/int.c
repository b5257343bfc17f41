# 1 "parents_with_unnamed_parameters.cu"
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
# 4 "parents_with_unnamed_parameters.cu"
template< bool B, class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { typedef T type; }; template< bool B, class T = void> using enable_if_t = typename enable_if< B, T> ::type; 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 5
template< class F> static void __wrapper__device_stub_run(F &f) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 5
{ f(); } 
#endif

#pragma GCC diagnostic pop

# 5 "parents_with_unnamed_parameters.cu"
template< class F> static void run(F f) {__wrapper__device_stub_run<F>(f);return;}
#if 0
# 5
{ f(); } 
#endif
# 5 "parents_with_unnamed_parameters.cu"
template< class T> struct Is { static const bool value = true; }; 
# 6
template< class A> struct FA { template< class F = A, enable_if_t< Is< F> ::value, int>   = 0> void in(int v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (FA< A> ::*)(int v),(&FA::in< F, __T0> ),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (FA< A> ::*)(int v),(&FA::in< F, __T0> ),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 6
{ (void)(v); } 
#endif
#endif
); 
# 6 "parents_with_unnamed_parameters.cu"
} 
# 7
template< class F = A, enable_if_t< Is< F> ::value, int>   = 0> void out(int v); 
# 8
template< class F = A, class  = enable_if_t< Is< F> ::value> > void out2(int v); 
# 9
template< class F = A, enable_if_t< Is< F> ::value, int>  FOO = 0> void out3(int v); template< class , int > void out4(); template< template< class >  class , class ...> void out5(); template< class Q> void out6(); }; 
# 10
template< class A> template< class F, enable_if_t< Is< F> ::value, int>  > void FA< A> ::out(int v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (FA< A> ::*)(int v),(&FA::out< F, __T1> ),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (FA< A> ::*)(int v),(&FA::out< F, __T1> ),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 10
{ (void)(v); } 
#endif
#endif
); 
# 10 "parents_with_unnamed_parameters.cu"
auto l = []{ return 1; } ; } 
# 11
template< class A> template< class F, class > void FA< A> ::out2(int v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (FA< A> ::*)(int v),(&FA::out2< F, __T2> ),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (FA< A> ::*)(int v),(&FA::out2< F, __T2> ),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 11
{ (void)(v); } 
#endif
#endif
); 
# 11 "parents_with_unnamed_parameters.cu"
} 
# 12
template< class A> template< class F, enable_if_t< Is< F> ::value, int>  > void FA< A> ::out3(int v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (FA< A> ::*)(int v),(&FA::out3< F, __T3> ),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (FA< A> ::*)(int v),(&FA::out3< F, __T3> ),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 12
{ (void)(v); } 
#endif
#endif
); 
# 12 "parents_with_unnamed_parameters.cu"
} 
# 13
template< class A> template< class , int > void FA< A> ::out4() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (FA< A> ::*)(void),(&FA::out4< __T4, __T5> ),1> >( __nv_dl_tag<void (FA< A> ::*)(void),(&FA::out4< __T4, __T5> ),1> {} ) 
#if 0
[=]
{ }
#if 0
# 13
{ } 
#endif
#endif
); 
# 13 "parents_with_unnamed_parameters.cu"
} 
# 14
template< class A> template< template< class >  class , class ...> void FA< A> ::out5() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (FA< A> ::*)(void),(&FA::out5< __T6, __T7...> ),1> >( __nv_dl_tag<void (FA< A> ::*)(void),(&FA::out5< __T6, __T7...> ),1> {} ) 
#if 0
[=]
{ }
#if 0
# 14
{ } 
#endif
#endif
); 
# 14 "parents_with_unnamed_parameters.cu"
} template< class A> template< class > void FA< A> ::out6() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (FA< A> ::*)(void),(&FA::out6< __T8> ),1> >( __nv_dl_tag<void (FA< A> ::*)(void),(&FA::out6< __T8> ),1> {} ) 
#if 0
[=]
{ }
#if 0
# 14
{ } 
#endif
#endif
); 
# 14 "parents_with_unnamed_parameters.cu"
} 
# 15
template< class F, enable_if_t< Is< F> ::value, int>   = 0> void fr(int v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int v),(& ::fr< F, __T9> ),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (*)(int v),(& ::fr< F, __T9> ),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 15
{ (void)(v); } 
#endif
#endif
); 
# 15 "parents_with_unnamed_parameters.cu"
} template< class , int , class ...> void fr2(int v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int v),(& ::fr2< __T10, __T11, __T12...> ),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (*)(int v),(& ::fr2< __T10, __T11, __T12...> ),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 15
{ (void)(v); } 
#endif
#endif
); 
# 15 "parents_with_unnamed_parameters.cu"
auto l = []{ return 1; } ; } 
# 16
template< class F, class > void fr3(int v); template< class , class D> void fr3(int v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int v),(& ::fr3< __T13, D> ),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (*)(int v),(& ::fr3< __T13, D> ),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 16
{ (void)(v); } 
#endif
#endif
); 
# 16 "parents_with_unnamed_parameters.cu"
} auto g = []{ return 2; } ; typedef decltype(g) __T14;
# 17
int main() { FA< int>  a; a.in(1); a.out(1); a.out2(1); a.out3(1); a.out4< int, 3> (); a.out5< FA, int> (); a.out6< int> (); fr< int> (1); fr2< int, 3> (1); fr3< int, int> (1); return 0; } 

# 1 "parents_with_unnamed_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cf2e6059_34_parents_with_unnamed_parameters_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parents_with_unnamed_parameters.cudafe1.stub.c"
#include "parents_with_unnamed_parameters.cudafe1.stub.c"
# 1 "parents_with_unnamed_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
