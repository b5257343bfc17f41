# 1 "deduced_results_of_device_functions.cu"
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
# 2 "deduced_results_of_device_functions.cu"
__attribute__((unused))  void a1() {int volatile ___ = 1;::exit(___);}
#if 0
# 2
{ static int z; return &z; } 
#endif
# 3 "deduced_results_of_device_functions.cu"
__attribute__((unused))  void a2() {int volatile ___ = 1;::exit(___);}
#if 0
# 3
{ return 1; } 
#endif
# 4 "deduced_results_of_device_functions.cu"
__attribute__((unused))  void a3() {int volatile ___ = 1;::exit(___);}
#if 0
# 4
{ static int z; return &z; } 
#endif
# 5 "deduced_results_of_device_functions.cu"
__attribute__((unused)) auto a5()->int * {int volatile ___ = 1;::exit(___);}
#if 0
# 5
{ return 0; } 
#endif
# 6 "deduced_results_of_device_functions.cu"
__attribute__((unused))  void a6() {int volatile ___ = 1;::exit(___);}
#if 0
# 6
{ static int z; return &z; } 
#endif
# 7 "deduced_results_of_device_functions.cu"
__attribute__((visibility("hidden"))) void k(); 
# 8
template< class T> __attribute__((unused))  void a7(T &t) {int volatile ___ = 1;(void)t;::exit(___);}
#if 0
# 8
{ return t; } 
#endif
# 9 "deduced_results_of_device_functions.cu"
template< class T> __attribute__((unused))  void a8(T &t) {int volatile ___ = 1;(void)t;::exit(___);}
#if 0
# 9
{ return t; } 
#endif
# 10 "deduced_results_of_device_functions.cu"
__attribute__((unused))  void a9(); 
# 11
struct S {  void m(); static  void n() {int volatile ___ = 1;::exit(___);}
#if 0
# 11
{ static int z; return &z; } 
#endif
# 11 "deduced_results_of_device_functions.cu"
operator auto() {int volatile ___ = 1;::exit(___);}
#if 0
# 11
{ return 1; } 
#endif
# 11 "deduced_results_of_device_functions.cu"
 void operator[](int) {int volatile ___ = 1;::exit(___);}
#if 0
# 11
{ static int z; return z; } 
#endif
# 11 "deduced_results_of_device_functions.cu"
}; 
# 12
 void S::m() {int volatile ___ = 1;::exit(___);}
#if 0
# 12
{ static int z; return z; } 
#endif
# 13 "deduced_results_of_device_functions.cu"
auto &b1() { static int z; return z; } 
# 14
__attribute__((unused))  void b2() {int volatile ___ = 1;::exit(___);}
#if 0
# 14
{ return 1; } 
#endif
# 15 "deduced_results_of_device_functions.cu"
__attribute__((unused))  void p(); __attribute__((unused))  void p() {int volatile ___ = 1;::exit(___);}
#if 0
# 15
{ return 1; } 
#endif
# 16 "deduced_results_of_device_functions.cu"
__attribute__((unused))  void q(); 
# 17
__attribute__((unused)) constexpr auto c1() { return 1; } 
# 18
__attribute__((unused)) constexpr const auto *c2() { return (const int *)0; } 
# 19
__attribute__((unused)) auto t()->int; __attribute__((unused))  void t2(); 
# 20
template< class T> __attribute__((unused))  void u(T); template< class T> __attribute__((unused))  void u2(T); 
# 21
template< class T> struct SS {  void mm(); friend __attribute__((unused))  void f(SS< T> );  void n(T); }; 
# 22
template< class T>  void SS< T> ::mm() {int volatile ___ = 1;::exit(___);}
#if 0
# 22
{ return 1; } 
#endif
# 23 "deduced_results_of_device_functions.cu"
template< class T>  void SS< T> ::n(T t) {int volatile ___ = 1;(void)t;::exit(___);}
#if 0
# 23
{ static T x; return &x; } 
#endif
# 24 "deduced_results_of_device_functions.cu"
auto hd(); 
# 25
__attribute__((unused)) const __decltype((nullptr)) nn() {int volatile ___ = 1;::exit(___);}
#if 0
# 25
{ return nullptr; } 
#endif
# 26 "deduced_results_of_device_functions.cu"
void l() { __attribute__((unused))  void loc(); } 
# 27
extern "C" __attribute__((unused))  void ec(); 
# 28
namespace exp { 
# 29
template< class T> struct P { 
# 30
void *a; 
# 31
T t; 
# 32
 void get_tup() {int volatile ___ = 1;::exit(___);}
#if 0
# 32
{ return t; } 
#endif
# 33 "deduced_results_of_device_functions.cu"
 void get2() {int volatile ___ = 1;::exit(___);}
#if 0
# 33
{ return t; } 
#endif
# 34 "deduced_results_of_device_functions.cu"
 void get3() {int volatile ___ = 1;::exit(___);}
#if 0
# 34
{ return &(t); } 
#endif
# 35 "deduced_results_of_device_functions.cu"
 void get4() const {int volatile ___ = 1;::exit(___);}
#if 0
# 35
{ return t; } 
#endif
# 36 "deduced_results_of_device_functions.cu"
auto &get5() { return t; } 
# 37
 void get6() {int volatile ___ = 1;::exit(___);}
#if 0
# 37
{ return t; } 
#endif
# 38 "deduced_results_of_device_functions.cu"
 void get7() {int volatile ___ = 1;::exit(___);}
#if 0
# 38
{ return (t); } 
#endif
# 39 "deduced_results_of_device_functions.cu"
}; 
# 40
struct Q { int t;  void g() {int volatile ___ = 1;::exit(___);}
#if 0
# 40
{ return t; } 
#endif
# 40 "deduced_results_of_device_functions.cu"
 void h() {int volatile ___ = 1;::exit(___);}
#if 0
# 40
{ return t; } 
#endif
# 40 "deduced_results_of_device_functions.cu"
}; 
# 41
__attribute__((unused))  void fr() {int volatile ___ = 1;::exit(___);}
#if 0
# 41
{ static int z; return z; } 
#endif
# 42 "deduced_results_of_device_functions.cu"
}

# 1 "deduced_results_of_device_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__02f46ddf_38_deduced_results_of_device_functions_cu__Z2a1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduced_results_of_device_functions.cudafe1.stub.c"
#include "deduced_results_of_device_functions.cudafe1.stub.c"
# 1 "deduced_results_of_device_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
