# 1 "constants_as_objects_in_conditionals_and_commas.cu"
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
# 4 "constants_as_objects_in_conditionals_and_commas.cu"
template< class F> void run(F f) { f(1); } int f2(int, int); struct S { int a; S(int); }; struct Q { int a, b; }; 
# 5
void f(int n) { const int kk = 6; constexpr double cd = (2.5); const bool kb = true; constexpr char cch = 'a'; const Q q = {1, 2}; 
# 6
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),1> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),1> {} , kk) 
#if 0
[=](int 
# 6
i) 
{ }
#if 0
# 6
{ return (i) ? 1 : kk; } 
#endif
#endif
); 
# 6 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),2> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),2> {} , n) 
#if 0
[=](int 
# 6
i) 
{ }
#if 0
# 6
{ return (i) ? 1 : (n); } 
#endif
#endif
); 
# 6 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),3> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),3> {} , kk) 
#if 0
[=](int 
# 6
i) 
{ }
#if 0
# 6
{ return (i) ? kk : 1; } 
#endif
#endif
); 
# 6 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),4> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),4> {} , n) 
#if 0
[=](int 
# 6
i) 
{ }
#if 0
# 6
{ return (i) ? n : 1; } 
#endif
#endif
); 
# 6 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),5> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),5> {} , kk) 
#if 0
[=](int 
# 6
i) 
{ }
#if 0
# 6
{ return (kk) ? 2 : 1; } 
#endif
#endif
); 
# 6 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),6> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),6> {} , n) 
#if 0
[=](int 
# 6
i) 
{ }
#if 0
# 6
{ return (n) ? 2 : 1; } 
#endif
#endif
); 
# 7 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),7> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),7> {} , kk) 
#if 0
[=](int 
# 7
i) 
{ }
#if 0
# 7
{ return i, (kk); } 
#endif
#endif
); 
# 7 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),8> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),8> {} , n) 
#if 0
[=](int 
# 7
i) 
{ }
#if 0
# 7
{ return i, (n); } 
#endif
#endif
); 
# 7 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),9> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),9> {} , kk) 
#if 0
[=](int 
# 7
i) 
{ }
#if 0
# 7
{ return (kk), i; } 
#endif
#endif
); 
# 7 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),10> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),10> {} , n) 
#if 0
[=](int 
# 7
i) 
{ }
#if 0
# 7
{ return (n), i; } 
#endif
#endif
); 
# 7 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),11> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),11> {} , kk, n) 
#if 0
[=](int 
# 7
i) 
{ }
#if 0
# 7
{ return (i, (kk)) + (i, (n)); } 
#endif
#endif
); 
# 8 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),12> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type, typename __nvdl_remove_ref<decltype(kb)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),12> {} , kk, n, kb) 
#if 0
[=](int 
# 8
i) 
{ }
#if 0
# 8
{ return ((((-kk) + (-(n))) + (~kk)) + (~(n))) + (!kb); } 
#endif
#endif
); 
# 8 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),13> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),13> {} , kk) 
#if 0
[=](int 
# 8
i) 
{ }
#if 0
# 8
{ return i + kk; } 
#endif
#endif
); 
# 8 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),14> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),14> {} , n) 
#if 0
[=](int 
# 8
i) 
{ }
#if 0
# 8
{ return i + (n); } 
#endif
#endif
); 
# 8 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),15> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),15> {} , kk) 
#if 0
[=](int 
# 8
i) 
{ }
#if 0
# 8
{ return kk + i; } 
#endif
#endif
); 
# 8 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),16> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),16> {} , n) 
#if 0
[=](int 
# 8
i) 
{ }
#if 0
# 8
{ return (n) + i; } 
#endif
#endif
); 
# 9 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),17> , typename __nvdl_remove_ref<decltype(kb)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),17> {} , kb) 
#if 0
[=](int 
# 9
i) 
{ }
#if 0
# 9
{ return i && kb; } 
#endif
#endif
); 
# 9 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),18> , typename __nvdl_remove_ref<decltype(kb)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),18> {} , kb) 
#if 0
[=](int 
# 9
i) 
{ }
#if 0
# 9
{ return kb || i; } 
#endif
#endif
); 
# 9 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),19> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),19> {} , kk) 
#if 0
[=](int 
# 9
i) 
{ }
#if 0
# 9
{ return i == kk; } 
#endif
#endif
); 
# 9 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),20> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),20> {} , kk) 
#if 0
[=](int 
# 9
i) 
{ }
#if 0
# 9
{ return i << kk; } 
#endif
#endif
); 
# 9 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),21> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),21> {} , kk, n) 
#if 0
[=](int 
# 9
i) 
{ }
#if 0
# 9
{ i += kk; i = kk; i = (n); i -= (n); return i; } 
#endif
#endif
); 
# 10 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),22> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),22> {} , kk, n) 
#if 0
[=](int 
# 10
i) 
{ }
#if 0
# 10
{ return f2(kk, n); } 
#endif
#endif
); 
# 10 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),23> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),23> {} , kk, n) 
#if 0
[=](int 
# 10
i) 
{ }
#if 0
# 10
{ return f2(kk + 1, (n) + 1); } 
#endif
#endif
); 
# 10 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),24> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),24> {} , kk, n) 
#if 0
[=](int 
# 10
i) 
{ }
#if 0
# 10
{ int a[] = {kk, n}; int b{kk}; int c = kk, d = n, e(kk), g(n); return (a[kk]) + (a[n]); } 
#endif
#endif
); 
# 10 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),25> , typename __nvdl_remove_ref<decltype(cd)>::type, typename __nvdl_remove_ref<decltype(cch)>::type, typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),25> {} , cd, cch, kk, n) 
#if 0
[=](int 
# 10
i) 
{ }
#if 0
# 10
{ return (((((int)cd) + ((int)cch)) + ((char)kk)) + ((char)(n))) + ((double)cd); } 
#endif
#endif
); 
# 10 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),26> , typename __nvdl_remove_ref<decltype(cd)>::type, typename __nvdl_remove_ref<decltype(cch)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),26> {} , cd, cch) 
#if 0
[=](int 
# 10
i) 
{ }
#if 0
# 10
{ return (i) ? cd : cch; } 
#endif
#endif
); 
# 10 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),27> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),27> {} , kk, n) 
#if 0
[=](int 
# 10
i) 
{ }
#if 0
# 10
{ return (i) ? (i) ? kk : (n) : (kk); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),28> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),28> {} , kk) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ S s(kk), t = kk, u{kk}; S *p = new S(kk); return new int [kk]; } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),29> , typename __nvdl_remove_ref<decltype(q)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),29> {} , q) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return ((q).a) + ((q).b); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),30> , typename __nvdl_remove_ref<decltype(q)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),30> {} , q) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return (i) ? (q).a : ((q).b); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),31> , typename __nvdl_remove_ref<decltype(q)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),31> {} , q) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return (i) ? q : (q); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),32> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),32> {} , kk) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return (long)((i) ? i : (kk)); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),33> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),33> {} , kk) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return (i) ? i : (-kk); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),34> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),34> {} , kk) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return (i) ? i : (kk + 1); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),35> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),35> {} , kk) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return (i) ? i : (kk); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),36> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),36> {} , kk) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return (i) ? i : ((long)kk); } 
#endif
#endif
); 
# 11 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),37> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),37> {} , kk) 
#if 0
[=](int 
# 11
i) 
{ }
#if 0
# 11
{ return (i) ? 1L : kk; } 
#endif
#endif
); 
# 12 "constants_as_objects_in_conditionals_and_commas.cu"
run([=]{ return (n) ? 1 : kk; } ); run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),38> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(int n),(& ::f),38> {} , kk) 
#if 0
[kk](int 
# 12
i) 
{ }
#if 0
# 12
{ return (i) ? i : (kk); } 
#endif
#endif
); 
# 12 "constants_as_objects_in_conditionals_and_commas.cu"
run([kk, n](int i) { return (i) ? i : (n); } ); run(__nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<void (*)(int n),(& ::f),39> , typename __nvdl_remove_ref<decltype(kk)>::type>::__nv_hdl_create_wrapper( [=](int i) { return (i) ? i : (kk); } , kk) ); run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n),(& ::f),40> , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(n)>::type>::type>( __nv_dl_tag<void (*)(int n),(& ::f),40> {} , n) 
#if 0
[z = n](int 
# 12
i) 
{ }
#if 0
# 12
{ return (i) ? z : (z); } 
#endif
#endif
); 
# 13 "constants_as_objects_in_conditionals_and_commas.cu"
} 
# 14
template< class T> void tf(T n) { const int kk = 6; constexpr T ct = (3); const T cn = n; run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T n),(& ::tf< T> ),1> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(T n),(& ::tf< T> ),1> {} , kk) 
#if 0
[=](int 
# 14
i) 
{ }
#if 0
# 14
{ return (i) ? i : (kk); } 
#endif
#endif
); 
# 14 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T n),(& ::tf< T> ),2> , typename __nvdl_remove_ref<decltype(ct)>::type>( __nv_dl_tag<void (*)(T n),(& ::tf< T> ),2> {} , ct) 
#if 0
[=](int 
# 14
i) 
{ }
#if 0
# 14
{ return (i) ? ct : (ct); } 
#endif
#endif
); 
# 14 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T n),(& ::tf< T> ),3> , typename __nvdl_remove_ref<decltype(cn)>::type>( __nv_dl_tag<void (*)(T n),(& ::tf< T> ),3> {} , cn) 
#if 0
[=](int 
# 14
i) 
{ }
#if 0
# 14
{ return (i) ? cn : (cn); } 
#endif
#endif
); 
# 14 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T n),(& ::tf< T> ),4> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(T n),(& ::tf< T> ),4> {} , kk) 
#if 0
[=](int 
# 14
i) 
{ }
#if 0
# 14
{ return i, (kk); } 
#endif
#endif
); 
# 14 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T n),(& ::tf< T> ),5> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(T n),(& ::tf< T> ),5> {} , kk) 
#if 0
[=](T 
# 14
i) 
{ }
#if 0
# 14
{ return (i) ? i : (kk); } 
#endif
#endif
); 
# 14 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T n),(& ::tf< T> ),6> , typename __nvdl_remove_ref<decltype(kk)>::type, typename __nvdl_remove_ref<decltype(ct)>::type>( __nv_dl_tag<void (*)(T n),(& ::tf< T> ),6> {} , kk, ct) 
#if 0
[=](T 
# 14
i) 
{ }
#if 0
# 14
{ return (i) ? kk : (ct); } 
#endif
#endif
); 
# 14 "constants_as_objects_in_conditionals_and_commas.cu"
run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T n),(& ::tf< T> ),7> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(T n),(& ::tf< T> ),7> {} , n) 
#if 0
[=](T 
# 14
i) 
{ }
#if 0
# 14
{ return (i) ? n : (n); } 
#endif
#endif
); 
# 14 "constants_as_objects_in_conditionals_and_commas.cu"
} 

# 1 "constants_as_objects_in_conditionals_and_commas.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ab1004bf_50_constants_as_objects_in_conditionals_and_commas_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_as_objects_in_conditionals_and_commas.cudafe1.stub.c"
#include "constants_as_objects_in_conditionals_and_commas.cudafe1.stub.c"
# 1 "constants_as_objects_in_conditionals_and_commas.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
