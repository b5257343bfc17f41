# 1 "parents_that_are_operators.cu"
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
# 3 "parents_that_are_operators.cu"
struct G { void operator<(int) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(int),(&G::operator<),1> >( __nv_dl_tag<void (G::*)(int),(&G::operator<),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T0;
# 3 "parents_that_are_operators.cu"
} void operator<<(int) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(int),(&G::operator<<),1> >( __nv_dl_tag<void (G::*)(int),(&G::operator<<),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T1;
# 3 "parents_that_are_operators.cu"
} void operator<=(int) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(int),(&G::operator<=),1> >( __nv_dl_tag<void (G::*)(int),(&G::operator<=),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T2;
# 3 "parents_that_are_operators.cu"
} void operator->*(int) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(int),(&G::operator->*),1> >( __nv_dl_tag<void (G::*)(int),(&G::operator->*),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T3;
# 3 "parents_that_are_operators.cu"
} int operator<=>(const G &) const { auto f = __nv_dl_wrapper_t< __nv_dl_tag<int (G::*)(const G &) const,(&G::operator<=>),1> >( __nv_dl_tag<int (G::*)(const G &) const,(&G::operator<=>),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T4;
# 3 "parents_that_are_operators.cu"
return 0; } void operator<<=(int) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(int),(&G::operator<<=),1> >( __nv_dl_tag<void (G::*)(int),(&G::operator<<=),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T5;
# 3 "parents_that_are_operators.cu"
} template< class T> void operator<<(T *) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(T *),(&G::operator<< < T> ),1> >( __nv_dl_tag<void (G::*)(T *),(&G::operator<< < T> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; 
# 3 "parents_that_are_operators.cu"
} template< class T> void operator<(T *) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(T *),(&G::operator< < T> ),1> >( __nv_dl_tag<void (G::*)(T *),(&G::operator< < T> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; 
# 3 "parents_that_are_operators.cu"
} void *operator new(size_t n) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void *(*)(size_t n),(&operator new),1> >( __nv_dl_tag<void *(*)(size_t n),(&operator new),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T6;
# 3 "parents_that_are_operators.cu"
return 0; } void operator delete(void *) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(void *),(&operator delete),1> >( __nv_dl_tag<void (*)(void *),(&operator delete),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T7;
# 3 "parents_that_are_operators.cu"
} void operator&&(int) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(int),(&G::operator&&),1> >( __nv_dl_tag<void (G::*)(int),(&G::operator&&),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T8;
# 3 "parents_that_are_operators.cu"
} G *operator->() { auto f = __nv_dl_wrapper_t< __nv_dl_tag<G *(G::*)(void),(&G::operator->),1> >( __nv_dl_tag<G *(G::*)(void),(&G::operator->),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T9;
# 3 "parents_that_are_operators.cu"
return this; } operator const int *() { auto f = __nv_dl_wrapper_t< __nv_dl_tag<const int *(G::*)(void),(&G::operator const int *),1> >( __nv_dl_tag<const int *(G::*)(void),(&G::operator const int *),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; typedef decltype(f) __T10;
# 3 "parents_that_are_operators.cu"
return 0; } template< class T> operator T() { auto f = __nv_dl_wrapper_t< __nv_dl_tag<T (G::*)(void),(&G::operator T< T> ),1> >( __nv_dl_tag<T (G::*)(void),(&G::operator T< T> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; 
# 3 "parents_that_are_operators.cu"
return T(); } template< class T> void operator()(T) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (G::*)(T),(&G::operator() < T> ),1> >( __nv_dl_tag<void (G::*)(T),(&G::operator() < T> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 3
{ } 
#endif
#endif
; 
# 3 "parents_that_are_operators.cu"
} }; 
# 4
template< class T> void operator<(T *, G) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(T *, G),(& ::operator< < T> ),1> >( __nv_dl_tag<void (*)(T *, G),(& ::operator< < T> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 4
{ } 
#endif
#endif
; 
# 4 "parents_that_are_operators.cu"
} 
# 5
void operator<(G, G) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(G, G),(& ::operator<),1> >( __nv_dl_tag<void (*)(G, G),(& ::operator<),1> {} ) 
#if 0
[]
{ }
#if 0
# 5
{ } 
#endif
#endif
; typedef decltype(f) __T11;
# 5 "parents_that_are_operators.cu"
} 
# 6
void operator<<(G, G) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(G, G),(& ::operator<<),1> >( __nv_dl_tag<void (*)(G, G),(& ::operator<<),1> {} ) 
#if 0
[]
{ }
#if 0
# 6
{ } 
#endif
#endif
; typedef decltype(f) __T12;
# 6 "parents_that_are_operators.cu"
} 
# 7
template< class T> void operator<<(T *, G) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(T *, G),(& ::operator<< < T> ),1> >( __nv_dl_tag<void (*)(T *, G),(& ::operator<< < T> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 7
{ } 
#endif
#endif
; 
# 7 "parents_that_are_operators.cu"
} 
# 8
int operator ""_x(unsigned long long) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<int (*)(unsigned long long),(& ::operator ""_x),1> >( __nv_dl_tag<int (*)(unsigned long long),(& ::operator ""_x),1> {} ) 
#if 0
[]
{ }
#if 0
# 8
{ } 
#endif
#endif
; typedef decltype(f) __T13;
# 8 "parents_that_are_operators.cu"
return 0; } 
# 9
namespace n { void operator<(G, G) { auto f = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(G, G),(& ::n::operator<),1> >( __nv_dl_tag<void (*)(G, G),(& ::n::operator<),1> {} ) 
#if 0
[]
{ }
#if 0
# 9
{ } 
#endif
#endif
; typedef decltype(f) __T14;
# 9 "parents_that_are_operators.cu"
} }

# 1 "parents_that_are_operators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__75f498f2_29_parents_that_are_operators_cu__Zlt1GS_
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parents_that_are_operators.cudafe1.stub.c"
#include "parents_that_are_operators.cudafe1.stub.c"
# 1 "parents_that_are_operators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
