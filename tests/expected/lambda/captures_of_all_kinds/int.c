# 1 "captures_of_all_kinds.cu"
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
# 3 "captures_of_all_kinds.cu"
struct P { int a, b; }; struct NC { NC(); NC(const NC &); ~NC(); int v; }; 
# 4
enum E { e1 = 2}; using Arr = int [3]; typedef const float CF; 
# 5
int glob = 2; static int sglob; 
# 6
template< class T, int N> void caps(T (&arr)[N], T t, const T &r, T &&m) { 
# 7
T loc[N] = {}; T two[2][N] = {}; const int k = 3; constexpr int c = 4; static int st = 1; T *ptr = (&t); NC nc; P p{1, 2}; auto [x, y] = p; Arr ar = {1}; CF cf = (1); volatile int vol = 1; E en = e1; T &ref = t; const T *const cp = ptr; void (*fp)(T) = (nullptr); int (P::*mp) = (&P::a); bool bo = true; __decltype((nullptr)) np = nullptr; 
# 8
auto f1 = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(T (& arr)[N], T t, const T & r, T && m),(& ::caps< T, N> ),1> , typename __nvdl_remove_ref<decltype(loc)>::type, typename __nvdl_remove_ref<decltype(two)>::type, typename __nvdl_remove_ref<decltype(k)>::type, typename __nvdl_remove_ref<decltype(c)>::type, typename __nvdl_remove_ref<decltype(ptr)>::type, typename __nvdl_remove_ref<decltype(nc)>::type, typename __nvdl_remove_ref<decltype(p)>::type, typename __nvdl_remove_ref<decltype(ar)>::type, typename __nvdl_remove_ref<decltype(cf)>::type, typename __nvdl_remove_ref<decltype(vol)>::type, typename __nvdl_remove_ref<decltype(en)>::type, typename __nvdl_remove_ref<decltype(ref)>::type, typename __nvdl_remove_ref<decltype(cp)>::type, typename __nvdl_remove_ref<decltype(mp)>::type, typename __nvdl_remove_ref<decltype(bo)>::type, typename __nvdl_remove_ref<decltype(r)>::type>( __nv_dl_tag<void (*)(T (& arr)[N], T t, const T & r, T && m),(& ::caps< T, N> ),1> {} , loc, two, k, c, ptr, nc, p, ar, cf, vol, en, ref, cp, mp, bo, r) 
#if 0
[=]
{ }
#if 0
# 8
{ return (((((((((((((((((((loc)[0]) + (((two)[1])[0])) + (k)) + (c)) + st) + (*(ptr))) + ((nc).v)) + ((p).a)) + ((ar)[0])) + ((int)cf)) + (vol)) + (en)) + (ref)) + (*cp)) + ((p).*(mp))) + (bo)) + glob) + sglob) + (r); } 
#endif
#endif
; 
# 9 "captures_of_all_kinds.cu"
auto f2 = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(T (& arr)[N], T t, const T & r, T && m),(& ::caps< T, N> ),2> , typename __nvdl_remove_ref<decltype(loc)>::type, typename __nvdl_remove_ref<decltype(two)>::type, typename __nvdl_remove_ref<decltype(nc)>::type, typename __nvdl_remove_ref<decltype(p)>::type, typename __nvdl_remove_ref<decltype(ar)>::type, typename __nvdl_remove_ref<decltype(cf)>::type, typename __nvdl_remove_ref<decltype(vol)>::type, typename __nvdl_remove_ref<decltype(en)>::type, typename __nvdl_remove_ref<decltype(ref)>::type, typename __nvdl_remove_ref<decltype(cp)>::type, typename __nvdl_remove_ref<decltype(fp)>::type, typename __nvdl_remove_ref<decltype(mp)>::type, typename __nvdl_remove_ref<decltype(bo)>::type, typename __nvdl_remove_ref<decltype(np)>::type, typename __nvdl_remove_ref<decltype(t)>::type, typename __nvdl_remove_ref<decltype(r)>::type>( __nv_dl_tag<void (*)(T (& arr)[N], T t, const T & r, T && m),(& ::caps< T, N> ),2> {} , loc, two, nc, p, ar, cf, vol, en, ref, cp, fp, mp, bo, np, t, r) 
#if 0
[loc, two, nc, p, ar, cf, vol, en, ref, cp, fp, mp, bo, np, t, r]
{ }
#if 0
# 9
{ } 
#endif
#endif
; 
# 10 "captures_of_all_kinds.cu"
auto f3 = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(T (& arr)[N], T t, const T & r, T && m),(& ::caps< T, N> ),3> , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(t)>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype({k})>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(((c + 1)))>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(&p)>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(nc)>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype((static_cast< T>(2)))>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(N)>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(("text"))>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(P{1, 2})>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(!bo)>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(glob)>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(e1)>::type>::type>( __nv_dl_tag<void (*)(T (& arr)[N], T t, const T & r, T && m),(& ::caps< T, N> ),3> {} , t, {k}, ((c + 1)), &p, nc, (static_cast< T>(2)), N, ("text"), P{1, 2}, !bo, glob, e1) 
#if 0
[i = t, j{k}, l((c + 1)), q = &p, s = nc, u = (static_cast< T>(2)), v = N, w = ("text"), z = P{1, 2}, bb = !bo, g = glob, e = e1]
{ }
#if 0
# 10
{ return (i) + (j); } 
#endif
#endif
; 
# 11 "captures_of_all_kinds.cu"
auto f4 = __nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<void (*)(T (& arr)[N], T t, const T & r, T && m),(& ::caps< T, N> ),4> , typename __nvdl_remove_ref<decltype(loc)>::type, typename __nvdl_remove_ref<decltype(two)>::type, typename __nvdl_remove_ref<decltype(k)>::type, typename __nvdl_remove_ref<decltype(c)>::type>::__nv_hdl_create_wrapper( [=]{ return ((((loc)[0]) + (((two)[1])[0])) + (k)) + (c); } , loc, two, k, c) ; 
# 13
} 
# 14
void host() { int a[2] = {}; caps(a, 1, 2, 3); int b = 1; float c = (2); double d[3][4]; auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(void),(& ::host),1> , typename __nvdl_remove_ref<decltype(b)>::type, typename __nvdl_remove_ref<decltype(c)>::type, typename __nvdl_remove_ref<decltype(d)>::type>( __nv_dl_tag<void (*)(void),(& ::host),1> {} , b, c, d) 
#if 0
[=]
{ }
#if 0
# 14
{ return (((b) + (c)) + (((d)[1])[2])) + glob; } 
#endif
#endif
; typedef decltype(f) __T0;
# 14 "captures_of_all_kinds.cu"
auto g = [b, &h = b]{ return h; } ; typedef decltype(g) __T1;auto i = __nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<void (*)(void),(& ::host),2> , typename __nvdl_remove_ref<decltype(d)>::type, typename __nvdl_remove_ref<decltype(b)>::type>::__nv_hdl_create_wrapper( [d, b]{ return (((d)[0])[0]) + (b); } , d, b) ; typedef decltype(i) __T2;const int kk = 5; auto j = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(void),(& ::host),3> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(void),(& ::host),3> {} , kk) 
#if 0
[=]
{ }
#if 0
# 14
{ return kk; } 
#endif
#endif
; typedef decltype(j) __T3;
# 14 "captures_of_all_kinds.cu"
auto k = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(void),(& ::host),4> , typename __nvdl_remove_ref<decltype(kk)>::type>( __nv_dl_tag<void (*)(void),(& ::host),4> {} , kk) 
#if 0
[=]
{ }
#if 0
# 14
{ return &(kk); } 
#endif
#endif
; typedef decltype(k) __T4;
# 14 "captures_of_all_kinds.cu"
constexpr float pi = (3.14F); auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(void),(& ::host),5> , typename __nvdl_remove_ref<decltype(pi)>::type>( __nv_dl_tag<void (*)(void),(& ::host),5> {} , pi) 
#if 0
[=]
{ }
#if 0
# 14
{ return pi; } 
#endif
#endif
; typedef decltype(l) __T5;
# 14 "captures_of_all_kinds.cu"
} 

# 1 "captures_of_all_kinds.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c9df09ad_24_captures_of_all_kinds_cu_glob
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "captures_of_all_kinds.cudafe1.stub.c"
#include "captures_of_all_kinds.cudafe1.stub.c"
# 1 "captures_of_all_kinds.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
