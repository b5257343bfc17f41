# 1 "braces_of_references.cu"
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
# 1 "braces_of_references.cu"
int g; int ga[3]; struct S { int m; } gs; int ff(int); 
# 2
int &i2 = (g); const int &i3 = (g); S &s1 = (gs); const S &s2 = (gs); int &i4 = (gs.m); int &i5 = (ga[1]); int (&f1)(int) = (ff); int (&a1)[3] = (ga); const int &i6 = (5); int &&i7 = (3); int *p = (&g); int *const &pp = (&g); 
# 3
void f(int par) { int loc = par; int &l1 = (g); int &l2 = loc; static int &l3 = (g); S &l4 = (gs); const int &l5 = par; int &l6{loc}; } 
# 4
struct M { int &a = (g); int &b{(g)}; S &c = (gs); }; template< class T> struct TT { int &a = (g); static int &s; }; template< class T> int &TT< T> ::s = (g); template< class T> void h(T t) { int &a = (g); T &b = t; } 
# 5
constexpr int &ce = (g); inline int &in = (g); 
# 6
struct K { K(int); int v; }; struct KD : public K { KD(); } kd; const K &k1 = {3}; const K &k2 = (kd); K kk(1); const K &k3 = (kk); K &k4 = (kd); typedef int A3[3]; const A3 &k5 = {1}; const A3 &k6 = (ga); K &&k7 = ((K)(2)); const double &k8 = ((1.0F)); void (&kf)(void) = (*((void (*)(void))0)); const char (&k9)[2] = ("a"); 
# 7
template< class T> void h2(T t, K &k) { const T &a = t; const K &b = k; const K &c = {3}; const T &d = {1}; T &&e = static_cast< T &&>(t); const int &f = 5; } template void h2< int> (int t, K & k);

# 1 "braces_of_references.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1690bd62_23_braces_of_references_cu_i2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "braces_of_references.cudafe1.stub.c"
#include "braces_of_references.cudafe1.stub.c"
# 1 "braces_of_references.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
