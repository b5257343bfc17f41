# 1 "closures_among_arguments.cu"
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
# 3 "closures_among_arguments.cu"
template< class F> void call(F f) { } 
# 4
template< class F, class G> void call2(F f, G g) { } 
# 5
template< class F> struct W { F f; static void go(F) { } }; 
# 6
template< class ...F> struct P { }; 
# 7
void host(int *p) { 
# 8
int x = 4; 
# 9
auto l = [=](int a) { return a + (x); } ; typedef decltype(l) __T0;
# 10
using L = __decltype(l); 
# 11
typedef __decltype(l) TL; 
# 12
using LP = L *; 
# 13
using LR = L &; 
# 14
using LC = const L; 
# 15
call< __decltype(l) *> (&l); 
# 16
call< const __decltype(l) *> (&l); 
# 17
call< __decltype(l) &> (l); 
# 18
call< __decltype(l) *> (&l); 
# 19
call< __decltype(l) &> (l); 
# 20
call< const __decltype(l)> (l); 
# 21
call< __decltype(l) *> (&l); 
# 22
call< __decltype(l) *> (&l); 
# 23
call< __decltype(l) &> (l); 
# 24
call< const __decltype(l) &> (l); 
# 25
call< __decltype(l) &> (l); 
# 26
call< __decltype(l) *> (&l); 
# 27
call< W< __decltype(l)> > ({l}); 
# 28
call< W< __decltype(l)> > ({l}); 
# 29
call< W< __decltype(l) *> > ({&l}); 
# 30
call< W< __decltype(l) *> > ({&l}); 
# 31
call2< __decltype(l), __decltype(l) *> (l, &l); 
# 32
call2< __decltype(l), __decltype(l) *> (l, &l); 
# 33
W< __decltype(l) *>  w1{&l}; 
# 34
W< __decltype(l) *>  w2{&l}; 
# 35
W< const __decltype(l)>  w3{l}; 
# 36
P< __decltype(l), __decltype(l) *, __decltype(l), __decltype(l), __decltype(l) *, W< __decltype(l)> >  pk; 
# 37
call< P< __decltype(l), __decltype(l) *, W< __decltype(l) *> > > ({}); 
# 38
} 

# 1 "closures_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a126b27d_27_closures_among_arguments_cu_884ad2bb
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "closures_among_arguments.cudafe1.stub.c"
#include "closures_among_arguments.cudafe1.stub.c"
# 1 "closures_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
