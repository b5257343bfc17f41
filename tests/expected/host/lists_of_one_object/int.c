# 1 "lists_of_one_object.cu"
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
# 3 "lists_of_one_object.cu"
struct E0 { }; struct E1 { int v; }; struct D1 : public E1 { int w; }; struct C { C(const C &); C(); C(int); }; struct X { explicit X(int); X(const X &) = default;int v; }; struct V { V(); V(int); V(int, int); int *p; ~V(); V(const V &); }; 
# 4
struct Wrap { E1 e; C c; V v; int k; }; struct Arrays { E1 a[2]; int m[2]; }; 
# 5
void t1(E1); void t2(C); void t4(const E1 &); void t7(V); E0 r0(E0 e) { return e; } E1 r1(E1 e) { return e; } C r2(C e) { return {e}; } V r4(V v) { return {v}; } E1 r5(D1 d) { return d; } E1 r6() { return E1{1}; } V r9() { return ((V)(1)); } E1 rd(bool b, E1 x, E1 y) { return b ? x : y; } 
# 6
void host(E0 e0, E1 e1, D1 d1, C c, X x, V v, const E1 &re) { 
# 7
E0 a0{e0}; E0 a1 = e0; E1 a2 = d1; C a3 = {c}; X a4 = x; V a6 = {v}; const E1 a9 = e1; E1 b1 = re; E1 b3 = E1{1}; V b5 = ((V)(1)); V b6 = V{1, 2}; const E1 &b7 = e1; static E1 c1 = e1; V c3 = r4(v); 
# 8
Wrap w1 = {e1, {c}, {v}, 1}; Wrap w2{e1, {c}, {v}, 2}; Wrap w3 = {e1, {}, {1, 2}, 0}; Arrays x1 = {{e1, e1}, {1, 2}}; E1 y[2] = {e1, {2}}; V z[3] = {{v}, {1}, v}; 
# 9
t1(e1); t2({c}); t4(e1); t7({v}); t7(((V)(1))); t1(r1(e1)); new E1{e1}; new E0{e0}; e1 = b1; auto f1 = V{v}; V f3{v}; auto f6 = [=]()->E1 { return e1; } ; typedef decltype(f6) __T0;for (E1 l = e1; ;) { break; }  
# 10
} 
# 11
template< class T> E1 tr(T t, E1 e) { E1 a = {e}; t1(e); V v1; V v2 = {v1}; Wrap w = {{e}, {}, {v1}, {1}}; return e; } 
# 12
struct Mem { E1 e; V v; E1 n = e; Mem(E1 a, V b) : e{a}, v(b) { } E1 get() const { return e; } V getv() { return {v}; } void set(E1 q = E1{2}) { (e) = q; } }; 

# 1 "lists_of_one_object.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__950d5aec_22_lists_of_one_object_cu__Z2r02E0
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lists_of_one_object.cudafe1.stub.c"
#include "lists_of_one_object.cudafe1.stub.c"
# 1 "lists_of_one_object.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
