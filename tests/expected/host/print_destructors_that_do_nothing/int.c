# 1 "print_destructors_that_do_nothing.cu"
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
# 3 "print_destructors_that_do_nothing.cu"
namespace N { struct Q { int a; struct R { int b; } r; } q; typedef Q QT; enum E { e} ee; template< class T> struct W { T t; }; W< int>  w; typedef int I; }typedef struct { int z; } An; An an; union U { int a; float f; } u; struct D { ~D() = default;int x; } d; struct D2 { ~D2(); } d2; struct D3 { D2 m; } d3; struct D4 : public D { } d4; const N::Q cq{}; int gi; typedef int I; struct P { virtual void f(); } p; struct V { virtual ~V() = default;} v; class Pr { ~Pr() = default;friend void fr(Pr &); }; D3 *pd3; struct CE { constexpr ~CE() { } } ce; typedef D2 D2T; int *gp; N::Q *pq; 
# 4
void a1() { N::q .N::Q::~Q(); } 
# 5
void a2() { (N::q.r) .N::Q::R::~R(); } 
# 6
void a4() { N::w .N::W< int> ::~W(); } 
# 7
void a6() { u .U::~U(); } 
# 8
void a7() { d.~D(); } 
# 9
void a8() { d2.~D2(); } 
# 10
void a9() { d3.~D3(); } 
# 11
void a10() { d4 .D4::~D4(); } 
# 12
void a11() { cq .N::Q::~Q(); } 
# 13
void a13() { p .P::~P(); } 
# 14
void a14() { v.~V(); } 
# 15
void fr(Pr &x) { x.~Pr(); } 
# 16
void a15() { pd3->~D3(); (pd3[1]).~D3(); } 
# 17
void a16() { ce.~CE(); } 
# 18
void a17() { d2.D2T::~D2(); d2.~D2(); d2.D2::~D2(); } 
# 19
template< class T> void a18(T t) { gp->I::~I(); N::q .N::Q::~Q(); d3.~D3(); t.~T(); } 
# 20
struct S { int m; void f() { this->S::~S(); (*this) .S::~S(); (m) .I::~I(); } }; 
# 21
template< class T> struct S3 { T m; int n; void f() { this->~S3(); (n) .I::~I(); (m).~T(); } }; 
# 22
void a20() { using X = __decltype(d3); d3.~D3(); pd3->~D3(); } 
# 23
void a21() { auto l = []{ } ; typedef decltype(l) __T0;using L = __decltype(l); l .__T0::~__T0(); } 
# 24
void a22() { pq->N::Q::~Q(); (*pq) .N::Q::~Q(); (pq[2]) .N::Q::~Q(); ((gi) ? *pq : N::q) .N::Q::~Q(); } 
# 25
void a23() { (((void)gi), gi) .I::~I(); ((gi) ? gi : gi) .I::~I(); } 
# 26
__attribute__((unused)) void a24() {int volatile ___ = 1;::exit(___);}
#if 0
# 26
{ pq->N::Q::~Q(); } 
#endif
# 27 "print_destructors_that_do_nothing.cu"
int a25() { return ((gp->I::~I()), 1); } 
# 28
void a27() { float f; typedef float F; f .F::~F(); using FP = float *; FP fp = &f; fp->F::~F(); (&fp)->FP::~FP(); } 
# 29
constexpr int a28() { N::Q q{}; q .N::Q::~Q(); return 1; } 
# 30
void a29() { using T = void (*)(void); T t; t .T::~T(); } 
# 31
void a30() { bool b = ((noexcept(gp->I::~I())) && (noexcept(pq->N::Q::~Q()))); } 
# 32
void a31() { ([&]{ pq->N::Q::~Q(); gi .I::~I(); } )(); } 

# 1 "print_destructors_that_do_nothing.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__660b0631_36_print_destructors_that_do_nothing_cu_d2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_destructors_that_do_nothing.cudafe1.stub.c"
#include "print_destructors_that_do_nothing.cudafe1.stub.c"
# 1 "print_destructors_that_do_nothing.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
