# 1 "inherited_default_constructors.cu"
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
# 2 "inherited_default_constructors.cu"
struct B { B(); B(int); template< class T> B(T *, int); }; 
# 3
struct D0 : public B { using B::B;}; 
# 4
struct D1 : public B { using B::B;D1(char); }; 
# 5
struct E { E(int = 0); }; 
# 6
struct D2 : public E { using E::E;}; 
# 7
struct D3 : public E { using E::E;D3(char); }; 
# 8
struct P { protected: P(); P(int); }; 
# 9
struct D4 : public P { using P::P;}; 
# 10
struct Q { Q(int); }; 
# 11
struct D5 : public Q { using Q::Q;}; 
# 12
struct M { M(); template< class T> M(T *); }; 
# 13
struct D6 : public M { using M::M;}; 
# 14
struct D6b : public M { using M::M;int x = 3; }; 
# 15
template< class T> struct D7 : public B { using B::B;}; 
# 16
template< class T> struct D8 : public T { using T::T;}; 
# 17
template< class T> struct D9 : public T { using T::T;D9(char); }; 
# 18
struct G { G() = default;int a; }; 
# 19
struct D10 : public G { using G::G;}; 
# 20
template< class T> struct D11 : public G { using G::G;}; 
# 21
void f() { 
# 22
D0 a0; D0 b0{}; D0 c0 = {}; D0 d0(); 
# 23
D2 a2; D2 b2{}; D2 c2 = {}; 
# 24
D6 a6; D6 b6{}; D6 c6 = {}; D6b a6b; D6b b6b{}; 
# 25
D7< int>  a7; D7< int>  b7{}; D8< B>  a8; D8< B>  b8{}; D8< M>  a9; D8< E>  aa, ab{}; 
# 26
D10 a10; D10 b10{}; D11< int>  a11; D11< int>  b11{}; D10 c10 = D10(); D10 d10 = D10{}; 
# 27
static D10 s10; new D10; new D10(); new D10{}; new D0; new D0{}; 
# 28
} 
# 29
struct H { D0 a{}; D10 b{}; D10 c; D6 d = {}; D8< G>  e{}; }; 
# 30
H h; H h2{}; H h3 = {}; 

# 1 "inherited_default_constructors.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bc4969c3_33_inherited_default_constructors_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_default_constructors.cudafe1.stub.c"
#include "inherited_default_constructors.cudafe1.stub.c"
# 1 "inherited_default_constructors.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
