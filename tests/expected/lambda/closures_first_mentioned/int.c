# 1 "closures_first_mentioned.cu"
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
# 3 "closures_first_mentioned.cu"
template< class F> void call(F f) { } template< class F> void cptr(F *f) { } template< class F, class G> void two(F, G) { } 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
template< class F> static void __wrapper__device_stub_kern(F &f) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 3
{ } 
#endif

#pragma GCC diagnostic pop

# 3 "closures_first_mentioned.cu"
template< class F> static void kern(F f) {__wrapper__device_stub_kern<F>(f);return;}
#if 0
# 3
{ } 
#endif
# 4 "closures_first_mentioned.cu"
template< class F> struct W { F f; template< class G> void mem(G g) { } static void st(F) { } }; 
# 5
void host(int x) { 
# 6
auto a = [=]{ return x; } ; typedef decltype(a) __T0;auto b = __nv_dl_wrapper_t< __nv_dl_tag<void (*)(int x),(& ::host),1> , typename __nvdl_remove_ref<decltype(x)>::type>( __nv_dl_tag<void (*)(int x),(& ::host),1> {} , x) 
#if 0
[=]
{ }
#if 0
# 6
{ return x; } 
#endif
#endif
; typedef decltype(b) __T1;
# 6 "closures_first_mentioned.cu"
auto c = [=]{ return (x) + 1; } ; typedef decltype(c) __T2;auto d = []{ } ; typedef decltype(d) __T3;
# 7
call(a); call< __T0> (a); call< __decltype(c)> (c); call(c); cptr(&d); cptr< __T3> (&d); call< __decltype(d)> (d); 
# 8
two(a, b); two< __T0, __T1> (a, b); two< __decltype(c)> (c, a); two< __decltype(c), __T0> (c, a); two< __decltype(c)> (c, d); 
# 9
(__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern(b); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern< __T1> (b); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern< __decltype(a)> (a); 
# 10
W< int>  w; w.mem(a); w.mem< __T0> (a); w.mem< __decltype(b)> (b); w.mem(b); 
# 11
auto ptr = call< __T0> ; void (*p2)(__decltype(b)) = (&call< __decltype(b)> ); call(b); call< __decltype(b)> (b); 
# 12
W< __decltype(a)> ::st(a); W< __decltype(b)>  wb{b}; wb.st(b); W< W< __decltype(a)> >  ww{{a}}; call(ww); call< W< W< __decltype(a)> > > (ww); call< const __decltype(a) *> (&a); call(&wb); call< W< __decltype(b)>  *> (&wb); 
# 13
} 
# 14
template< class T> void gen(T t) { auto a = [=]{ return t; } ; call(a); call< __decltype(a)> (a); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern(a); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern< __decltype(a)> (a); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern< T> (t); W< __decltype(a)>  w{a}; } 
# 15
void use() { gen(1); call< int> (1); auto e = []{ } ; typedef decltype(e) __T4;(__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern< __decltype(e)> (e); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern(e); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : kern< __decltype(e)> (e); } 

# 1 "closures_first_mentioned.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a70f3405_27_closures_first_mentioned_cu__Z4hosti
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "closures_first_mentioned.cudafe1.stub.c"
#include "closures_first_mentioned.cudafe1.stub.c"
# 1 "closures_first_mentioned.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
