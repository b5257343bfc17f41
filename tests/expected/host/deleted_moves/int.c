# 1 "deleted_moves.cu"
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
# 3 "deleted_moves.cu"
template< class T> T &&mv(T &t) { return static_cast< T &&>(t); } 
# 4
struct CO { CO(); CO(const CO &) = default;CO &operator=(const CO &) = default;CO(CO &&) = delete;CO &operator=(CO &&) = delete;}; 
# 5
struct W { CO c; W(); W &operator=(W &&) = default;W &operator=(const W &) = default;W(const W &) = default;W(W &&) = default;}; 
# 6
struct V { CO c; }; struct X : public W { X &operator=(X &&) = default;X &operator=(const X &); }; template< class T> struct Y { T t; Y(); Y &operator=(Y &&) = default;Y &operator=(const Y &) = default;Y(const Y &) = default;Y(Y &&) = default;}; 
# 7
void f(W a, W b) { a = mv(b); W c(mv(a)); W d = mv(c); V v, w; v = mv(w); V x(mv(v)); X p, q; (p = (mv(q))); Y< CO>  y, z; y = mv(z); Y< CO>  k(mv(y)); } 
# 8
W g(W w) { return w; } V h(V v) { return v; } 
# 10
struct Ba { virtual void f() const; virtual void g(); virtual int h(); virtual void k(); virtual void m(); }; 
# 11
struct Da : public Ba { virtual void f() const override __attribute((used)); virtual void g() override __attribute((noinline)) { } virtual int h() final __attribute((unused, used)); virtual void k() override __attribute((used)); virtual void m() override final __attribute((used)); }; 
# 12
struct Db : public Ba { virtual void f() const override __attribute((used)) { } virtual void k() override __attribute((used)) = 0; }; 
# 13
template< class T> struct Dc : public Ba { virtual void f() const override __attribute((used)) { } virtual void k() override __attribute((used)); }; 
# 14
template< class T> void Dc< T> ::k() { } 
# 15
void ga() { Dc< int>  d; } 

# 1 "deleted_moves.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d6ee6be0_16_deleted_moves_cu__Z1f1WS_
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deleted_moves.cudafe1.stub.c"
#include "deleted_moves.cudafe1.stub.c"
# 1 "deleted_moves.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
