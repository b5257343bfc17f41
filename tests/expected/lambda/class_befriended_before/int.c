# 1 "class_befriended_before.cu"
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
# 3 "class_befriended_before.cu"
template< class T> struct up { T *p; }; 
# 4
class A { friend class B; friend struct D; template< class T> friend class FT; up< class B>  b; up< class E>  e; class J *j; friend class I; }; 
# 5
class B { const int *t; public: void m() { int x = 0; auto l = __nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<void (B::*)(void),(&B::m),1> , typename __nvdl_remove_ref<decltype(x)>::type>::__nv_hdl_create_wrapper( [=](int a) { return a + (x); } , x) ; typedef decltype(l) __T0;auto k = __nv_dl_wrapper_t< __nv_dl_tag<void (B::*)(void),(&B::m),2> , typename __nvdl_remove_ref<decltype(x)>::type>( __nv_dl_tag<void (B::*)(void),(&B::m),2> {} , x) 
#if 0
[=](int 
# 5
a) 
{ }
#if 0
# 5
{ return a + (x); } 
#endif
#endif
; typedef decltype(k) __T1;
# 5 "class_befriended_before.cu"
} }; 
# 6
struct D { void m() { auto l = __nv_hdl_create_wrapper_t< false, true, __nv_dl_tag<void (D::*)(void),(&D::m),1> >::__nv_hdl_create_wrapper( [](int a) { return a; } ) ; typedef decltype(l) __T2;} }; 
# 7
class E { public: void m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (E::*)(void),(&E::m),1> >( __nv_dl_tag<void (E::*)(void),(&E::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 7
{ return 0; } 
#endif
#endif
; typedef decltype(l) __T3;
# 7 "class_befriended_before.cu"
} }; 
# 8
class I { public: void m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (I::*)(void),(&I::m),1> >( __nv_dl_tag<void (I::*)(void),(&I::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 8
{ return 0; } 
#endif
#endif
; typedef decltype(l) __T4;
# 8 "class_befriended_before.cu"
} }; 
# 9
class J { public: void m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (J::*)(void),(&J::m),1> >( __nv_dl_tag<void (J::*)(void),(&J::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 9
{ return 0; } 
#endif
#endif
; typedef decltype(l) __T5;
# 9 "class_befriended_before.cu"
} }; 
# 10
template< class T> class FT { public: void g() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (FT< T> ::*)(void),(&FT::g),1> >( __nv_dl_tag<void (FT< T> ::*)(void),(&FT::g),1> {} ) 
#if 0
[]
{ }
#if 0
# 10
{ } 
#endif
#endif
; 
# 10 "class_befriended_before.cu"
} }; 
# 11
void h() { FT< int>  f; f.g(); B *b; E *e; } 

# 1 "class_befriended_before.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__411893c2_26_class_befriended_before_cu__Z1hv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_befriended_before.cudafe1.stub.c"
#include "class_befriended_before.cudafe1.stub.c"
# 1 "class_befriended_before.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
