# 1 "template_enumerators.cu"
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
# 2 "template_enumerators.cu"
struct S { static constexpr inline int x = 1; static const int y = 2; }; constexpr inline int S::x; const int S::y; 
# 3
template< class T> struct U { static constexpr inline int x = 1; static const int y = 2; static constexpr inline T a[2] = {(1), (2)}; struct I { static constexpr inline int q = 2; }; }; 
# 4
template< class T> constexpr inline int U< T> ::x; template< class T> const int U< T> ::y; template< class T> constexpr inline T U< T> ::a[2]; template< class T> constexpr inline int U< T> ::I::q; 
# 5
template< class T> struct E { enum { x, y = (0) + 1, z = (0) + 1, w, v = (((0) + 1) + 1) + 1, u = 7, t = 7, s = (7) + 1, r = sizeof(T), q, p = ((sizeof(T)) + 1) + (1), o = 9, n = 10, m = 9}; }; 
# 6
template< class T> struct L { enum { a = 'a', b = 3, c = -1, d = true, e = 1U, f = 0, g = false, h = 5UL, i = 3, k = 'a', l = !(true), m = (true) && (3), n = (3) + 1, o = sizeof(int)}; }; 
# 7
template< class T> struct K { enum Name { a = 1 << 3, b = 2 + 3, c = (1 << 3) | (2 + 3), d = -5, e = ~0, f = 1, 2, g = ('a') + 1, i = 3 > 2, j = (5) ? 1 : 2, l = (int)3, n = S::x, o = S::x + 1}; enum class Fixed: long { a = 1L, b = 1L, c = 3L, d = 120L}; }; 
# 8
template< class T> void f() { enum { a = 1, b, c = 99, d = (-1), e = 99}; } 
# 9
enum M { ma = 1, mb = (('x') + 0), mc = (noexcept(1)), md = sizeof (noexcept(1)), me = (!(noexcept(1)))}; 
# 10
template< int N> struct F { enum { a = N, b = N + 1, c = (N) + 1, d = N, e = N > 3, f = !(N), g = (N) && (1), h = (N == 3) ? 1 : 0, i = (N == 3) ? N : 2}; enum { z = N, y = (N > 3) + 1}; static const int k = (a); char arr[b]; }; 
# 11
struct O { enum { a = 1, b, c = a, d = 97}; }; 
# 12
template< bool > struct B; template< int > struct C; template< bool ...> struct D; 
# 13
template< class T, int I, bool V> struct A { 
# 14
using a1 = B< I < 3> ; using a2 = B< (I > 3)> ; using a3 = B< I >= 3> ; using a4 = C< (I >> 3)> ; using a5 = B< T::v >= 3> ; using a6 = B< (T::v == (I > 3))> ; using a7 = B< ((T::v > 3) && V)> ; using a8 = B< V && (I >= 3)> ; 
# 15
template< class ...P> using a9 = D< (P::value)...> ; 
# 16
}; 
# 17
int g(); 
# 18
template< class T> struct N { static constexpr inline bool a = (noexcept(g())); static const bool b = noexcept((T())), c = ((noexcept(g())) && noexcept((T()))); bool d = noexcept((T())); void h() noexcept(noexcept((T())) && (noexcept(g()))); }; 
# 19
void h() { if (noexcept(g())) { g(); }  bool b; b = (noexcept(g())); int i = (1 + (noexcept(g()))); (void)(noexcept(g())); } 

# 1 "template_enumerators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f49afb66_23_template_enumerators_cu__ZN1S1yE
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_enumerators.cudafe1.stub.c"
#include "template_enumerators.cudafe1.stub.c"
# 1 "template_enumerators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
