# 1 "managed_and_device_variables_in_instances.cu"
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
# 4 "managed_and_device_variables_in_instances.cu"
static int dv; static int cv[4]; __attribute__((unused)) static int sv; __attribute__((section("__nv_managed_data__"))) static int *mv = 0; static int *dp; struct P { int x; int *q; int f() const; }; static P pv; static P cp; 
# 5
template< class T> struct A { static void rd(T &t) { int k = dv; k = (cv[1]); k = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (mv))); k = (*dp); k = (pv.x); k = cp.f(); (void)(&sv); dv++; dv += 2; (pv.q) = (&dv); } auto de() { return dv + ((T)(cv[0])); } auto dr()->T & { return dv; } }; 
# 6
template struct A< int> ;auto x = A< long> ().de(); 
# 7
template< class T> auto f(T t) { T l = dv; if constexpr (sizeof(T) == (4)) { l = (cv[2]); } else { dv = l; }  return l; } 
# 8
auto y = f(1); auto z = f(1L); 
# 9
template< class T> void g(T t) { auto l = [&](auto k) { return (k + dv) + (t); } ; l(1); dv = t; } template void g(int t);
# 10
template< class T> void hd(T t) { dv = t; int q = cv[t]; } template void hd(int t);template< class T> __attribute__((unused)) void dd(T t) {int volatile ___ = 1;(void)t;::exit(___);}
#if 0
# 10
{ dv = t; } 
#endif
# 10 "managed_and_device_variables_in_instances.cu"
template void dd(int t);
# 11
template< class T> static T vt = (1); template< class T> static T vc[2]; template< class T> __attribute__((section("__nv_managed_data__"))) static T *vm = 0; void uu() { int k = (vt< int>  + (vc< int> [1])) + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (vm< int> ))); vt< char>  = (3); auto *p = &(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (vm< long> ))); auto *s = (&vt< int> ); } 
# 12
template< class T> void ut() { T k = (vt< T>  + (vc< T> [1])) + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (vm< T> ))); vt< T>  = k; } template void ut< float> ();
# 13
__attribute__((section("__nv_managed_data__"))) static int *both = 0; __attribute__((section("__nv_managed_data__"))) static P *sp = 0; namespace _GLOBAL__N__13dfb894_44_managed_and_device_variables_in_instances_cu__Z2uuv __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__13dfb894_44_managed_and_device_variables_in_instances_cu__Z2uuv; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__13dfb894_44_managed_and_device_variables_in_instances_cu__Z2uuv __attribute__((visibility("hidden")))  { __attribute__((section("__nv_managed_data__"))) static int *am = 0; }namespace N { __attribute__((section("__nv_managed_data__"))) static double (*nm)[2][3] = 0; inline namespace I { __attribute__((section("__nv_managed_data__"))) static int *em; }}
# 14
void um() { (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))) = ((((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (am))) + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (N::em)))) + (((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (N::nm)))[1])[2])) + ((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (sp))).x)); ((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (sp))).q) = (&(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both)))); int &r = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))); P c = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (sp))); c = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (sp))); sizeof (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))); auto l = [=]{ return (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))); } ; typedef decltype(l) __T0;auto l2 = [&, q = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both)))]{ return (q) + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (am))); } ; typedef decltype(l2) __T1;for (auto &e : (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (N::nm)))) { (e[0]) = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))); }  (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))) = (((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both)))) ? (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))) : (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (am)))); (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (N::I::em))) ^= (~(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both)))); (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))), (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (am))); throw (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))); } 
# 15
template< class T> struct MT { T v = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))); MT(T t = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both)))) : v(t + (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both)))) { } int a[3] = {(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))), (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (am)))}; __decltype(((*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))))) rr = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))); }; template struct MT< int> ;int dflt(int k = (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both))), int * p = &(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (am)))); enum { q = sizeof (*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (both)))}; 

# 1 "managed_and_device_variables_in_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__13dfb894_44_managed_and_device_variables_in_instances_cu__Z2uuv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "managed_and_device_variables_in_instances.cudafe1.stub.c"
#include "managed_and_device_variables_in_instances.cudafe1.stub.c"
# 1 "managed_and_device_variables_in_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
