# 1 "using_pack_of_bases.cu"
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
# 2 "using_pack_of_bases.cu"
template< int N> struct I { static constexpr inline int v = N; }; 
# 3
template< int N, class T> struct Bf { static I< N>  s(T); }; 
# 4
template< class ...> struct L; 
# 5
template< class T, class U> struct Two : public Bf< 0, T> , public Bf< 1, U>  { using Bf< 0, T> ::s;using Bf< 1, U> ::s;}; 
# 6
template< class ...T> struct Pk : public Bf< sizeof(T), T> ... { using Bf< sizeof(T), T> ::s...;}; 
# 7
static_assert((__decltype((Two< int, char> ::s('a')))::v == 1), "1");
# 8
static_assert((__decltype((Pk< int, char> ::s('a')))::v == 1), "2");
# 9
template< class V> using X = __decltype((Pk< int, char> ::s(V()))); 
# 10
static_assert((X< char> ::v == 1), "3");
# 11
template< class V, class W> using Y = __decltype((W::s(V()))); 
# 12
static_assert((Y< char, Pk< int, char> > ::v == 1), "3");
# 13
template< class , class > struct IS; template< int ...N> struct ix { }; 
# 14
template< class ...T, int ...N> struct IS< L< T...> , ix< N...> >  : public Bf< N, T> ... { using Bf< N, T> ::s...;}; 
# 15
static_assert((__decltype((IS< L< int, char> , ix< 0, 1> > ::s('a')))::v == 1), "4");
# 16
template< class T, class V> using F = __decltype((IS< V, ix< 0, 1> > ::s(T()))); 
# 17
static_assert((F< char, L< int, char> > ::v == 1), "5");
# 18
template< class ...> using void_t = void; 
# 19
template< class T, class V, class  = void> struct Acc { static constexpr inline int v = (-1); }; 
# 20
template< class T, class V> struct Acc< T, V, void_t< F< T, V> > >  : public F< T, V>  { }; 
# 21
static_assert((Acc< char, L< int, char> > ::v == 1), "6");
# 22
struct E { void s(); }; template< int N, class T, class  = void> struct Bo : public E { }; template< int N, class T> struct Bo< N, T, void_t< __decltype(((T)1))> >  { static I< N>  s(T); }; 
# 23
template< class ...T> struct Pz : public Bo< sizeof(T), T> ... { using Bo< sizeof(T), T> ::s...;}; 
# 24
static_assert((__decltype((Pz< int, char> ::s('a')))::v == 1), "7");
# 25
int anchor; 

# 1 "using_pack_of_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__447132ea_22_using_pack_of_bases_cu_0508b832_13418
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_pack_of_bases.cudafe1.stub.c"
#include "using_pack_of_bases.cudafe1.stub.c"
# 1 "using_pack_of_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
