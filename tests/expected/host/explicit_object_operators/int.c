# 1 "explicit_object_operators.cu"
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
# 3 "explicit_object_operators.cu"
struct S1 { int v; int get(this const S1 &self) { return self.v; } int val(this S1 self) { return 1; } int cval(this const S1 self) { return 1; } template< class T> int t(this T self) { return 1; } template< class T> int tr(this T &&self) { return 1; } template< class T> int tc(this const T &self) { return 1; } static int st() { return 1; } }; 
# 4
struct D : public S1 { }; 
# 5
struct R { int operator()(this R &, int) { return 1; } }; 
# 6
struct V { int operator()(this V, int) { return 1; } }; 
# 7
struct A { int operator()(this auto s, int) { return 1; } }; 
# 8
struct B { int operator()(this auto &s, int) { return 1; } }; 
# 9
int f(S1 s, D d, S1 *p, R r, V v, A a, B b) { int x = (s).get(); x = s.val(); x = s.cval(); x = s.t(); x = (s).tr(); x = (s).tc(); x = (*p).val(); x = (*p).get(); x = (r)(1); x = v(1); x = a(1); x = (b)(1); x = ((((1 + a(1)) + (b)(1)) + v(1)) + (r)(1)); s.val(); (s).get(); s.t(); (r)(1); a(1); return s.val() + (s).get(); } 
# 10
int g(D d, const S1 &c) { int x = (d).get(); x = (d).tr(); x = (c).get(); x = (c).get(); x = (c).tr(); return x; } 
# 11
int h(D d) { int x = d.val(); return x; } 
# 12
template< class T> int k(T t, S1 s, V v) { s.val(); (s).get(); v(1); return t.val() + t(1); } 
# 13
struct S { int operator[](this S, int) { return 1; } int operator-(this S) { return 1; } int operator+(this S, int) { return 1; } int operator*(this const S &) { return 1; } int operator==(this const S &, int) { return 1; } S *operator->(this S &s) { return &s; } int v; S &operator++(this S &s) { return s; } S &operator+=(this S &s, int) { return s; } bool operator<(this const S &, const S &) { return true; } }; 
# 14
int f3(S s) { int x = s[1]; x = (-s); x = (s + (1)); x = (*(s)); x = ((s) == (1)); x = ((s)->v); (++(s)); ((s) += (2)); x = (((s) < s)); return x; } 
# 15
struct K { int v; constexpr int twice(this K s, int k = 2) { return (s.v) * k; } constexpr int operator+(this const K &s, int n) { return (s.v) + n; } }; static_assert(((K{2}).twice() == 4));static_assert(((K{2}).twice(3) == 6));static_assert((((K{2}) + (1)) == 3));

# 1 "explicit_object_operators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9f2ca161_28_explicit_object_operators_cu_9e2c19c1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_object_operators.cudafe1.stub.c"
#include "explicit_object_operators.cudafe1.stub.c"
# 1 "explicit_object_operators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
