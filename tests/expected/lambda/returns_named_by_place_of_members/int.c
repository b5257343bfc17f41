# 1 "returns_named_by_place_of_members.cu"
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
# 3 "returns_named_by_place_of_members.cu"
template< class F> void run(F f) { f(1); } 
# 4
template< class A, class B, class C> void three(A a) { 
# 5
run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(A a),(& ::three< A, B, C> ),T, 1> >( __nv_dl_trailing_return_tag<void (*)(A a),(& ::three< A, B, C> ),T, 1> {} ) 
#if 0
[=]
# 5
< class T> (T t)->T 
{ }
#if 0
# 5
{ return t; } 
#endif
#endif
); 
# 6 "returns_named_by_place_of_members.cu"
run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(A a),(& ::three< A, B, C> ),U, 2> >( __nv_dl_trailing_return_tag<void (*)(A a),(& ::three< A, B, C> ),U, 2> {} ) 
#if 0
[=]
# 6
< class T, class U> (T t, U u)->U 
{ }
#if 0
# 6
{ return u; } 
#endif
#endif
); 
# 7 "returns_named_by_place_of_members.cu"
} 
# 8
template< class K> struct S { 
# 9
template< class M> void mem(M m) { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (S< K> ::*)(M m),(&S::mem< M> ),T, 1> >( __nv_dl_trailing_return_tag<void (S< K> ::*)(M m),(&S::mem< M> ),T, 1> {} ) 
#if 0
[=]
# 9
< class T> (T t)->T 
{ }
#if 0
# 9
{ return t; } 
#endif
#endif
); 
# 9 "returns_named_by_place_of_members.cu"
} 
# 10
void mem2(K k) { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (S< K> ::*)(K k),(&S::mem2),M, 1> >( __nv_dl_trailing_return_tag<void (S< K> ::*)(K k),(&S::mem2),M, 1> {} ) 
#if 0
[=]
# 10
< class T> (T t)->T 
{ }
#if 0
# 10
{ return t; } 
#endif
#endif
); 
# 10 "returns_named_by_place_of_members.cu"
} 
# 11
static void mem3(K k) { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(K k),(&mem3),T, 1> >( __nv_dl_trailing_return_tag<void (*)(K k),(&mem3),T, 1> {} ) 
#if 0
[=]
# 11
< class T> (T t)->T 
{ }
#if 0
# 11
{ return t; } 
#endif
#endif
); 
# 11 "returns_named_by_place_of_members.cu"
} 
# 12
}; 
# 13
template< class V> struct S< V *>  { }; 
# 14
void h1() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h1),V, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h1),V, 1> {} ) 
#if 0
[]
# 14
< class T> (T t)->T 
{ }
#if 0
# 14
{ return t; } 
#endif
#endif
); 
# 14 "returns_named_by_place_of_members.cu"
} 
# 15
template<> struct S< int>  { void m() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (::S< int> ::*)(void),(&S::m),T, 1> >( __nv_dl_trailing_return_tag<void (::S< int> ::*)(void),(&S::m),T, 1> {} ) 
#if 0
[]
# 15
< class T> (T t)->T 
{ }
#if 0
# 15
{ return t; } 
#endif
#endif
); 
# 15 "returns_named_by_place_of_members.cu"
} }; 
# 16
void h2() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h2),T, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h2),T, 1> {} ) 
#if 0
[]
# 16
< class T> (T t)->T 
{ }
#if 0
# 16
{ return t; } 
#endif
#endif
); 
# 16 "returns_named_by_place_of_members.cu"
} 
# 17
template< class AA> using Al = AA *; 
# 18
void h3() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h3),AA, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h3),AA, 1> {} ) 
#if 0
[]
# 18
< class T> (T t)->T 
{ }
#if 0
# 18
{ return t; } 
#endif
#endif
); 
# 18 "returns_named_by_place_of_members.cu"
} 
# 19
template< class VV> VV var = VV(); 
# 20
void h4() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h4),VV, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h4),VV, 1> {} ) 
#if 0
[]
# 20
< class T> (T t)->T 
{ }
#if 0
# 20
{ return t; } 
#endif
#endif
); 
# 20 "returns_named_by_place_of_members.cu"
} 
# 21
template< class DD> void decl(DD); 
# 22
void h5() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h5),DD, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h5),DD, 1> {} ) 
#if 0
[]
# 22
< class T> (T t)->T 
{ }
#if 0
# 22
{ return t; } 
#endif
#endif
); 
# 22 "returns_named_by_place_of_members.cu"
} 
# 23
template< template< class XX>  class TTT> void ttt(); 
# 24
void h6() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h6),TTT, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h6),TTT, 1> {} ) 
#if 0
[]
# 24
< class T> (T t)->T 
{ }
#if 0
# 24
{ return t; } 
#endif
#endif
); 
# 24 "returns_named_by_place_of_members.cu"
} 
# 25
void h7() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h7),T< B> , 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h7),T< B> , 1> {} ) 
#if 0
[]
# 25
< template< class >  class X, class T> (X< T>  t)->X< T>  
{ }
#if 0
# 25
{ return t; } 
#endif
#endif
); 
# 25 "returns_named_by_place_of_members.cu"
} 
# 26
void h8() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h8),T, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h8),T, 1> {} ) 
#if 0
[]
# 26
< int N, class T> (T t)->T 
{ }
#if 0
# 26
{ return t; } 
#endif
#endif
); 
# 26 "returns_named_by_place_of_members.cu"
} 
# 27
void h9() { run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(void),(& ::h9),1> >( __nv_dl_tag<void (*)(void),(& ::h9),1> {} ) 
#if 0
[](auto 
# 27
a, auto b)->__decltype(a) 
{ }
#if 0
# 27
{ return a; } 
#endif
#endif
); 
# 27 "returns_named_by_place_of_members.cu"
} 
# 28
void h10() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h10),N, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h10),N, 1> {} ) 
#if 0
[]
# 28
< class T> (T t)->T 
{ }
#if 0
# 28
{ return t; } 
#endif
#endif
); 
# 28 "returns_named_by_place_of_members.cu"
} 
# 29
void h11() { auto g = [](auto zz) { return 1; } ; typedef decltype(g) __T0;run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h11),T, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h11),T, 1> {} ) 
#if 0
[]
# 29
< class T> (T t)->T 
{ }
#if 0
# 29
{ return t; } 
#endif
#endif
); 
# 29 "returns_named_by_place_of_members.cu"
} 
# 30
struct Q { template< class GG> operator GG(); }; 
# 31
void h12() { run(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(void),(& ::h12),GG, 1> >( __nv_dl_trailing_return_tag<void (*)(void),(& ::h12),GG, 1> {} ) 
#if 0
[]
# 31
< class T> (T t)->T 
{ }
#if 0
# 31
{ return t; } 
#endif
#endif
); 
# 31 "returns_named_by_place_of_members.cu"
} 

# 1 "returns_named_by_place_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9cdbd6a2_36_returns_named_by_place_of_members_cu__Z2h1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "returns_named_by_place_of_members.cudafe1.stub.c"
#include "returns_named_by_place_of_members.cudafe1.stub.c"
# 1 "returns_named_by_place_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
