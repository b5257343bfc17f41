# 1 "valid_beside_refused_members.cu"
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
# 2 "valid_beside_refused_members.cu"
class X; 
# 3
struct M { void m(); static int s(); M(); ~M(); }; 
# 4
template< class T> void tf(T); 
# 5
class A { 
# 6
friend class X; 
# 7
friend void M::m(); 
# 8
friend M::M(); 
# 9
friend M::~M(); 
# 10
friend inline int k() { return 1; } 
# 11
template< class T> friend void tf(T); 
# 12
friend int (*p(int))(int); 
# 13
}; 
# 14
struct S { static inline int a = 1; virtual void g() { } virtual ~S() = 0; explicit operator bool() const; }; 
# 15
struct D : public S { void h(void (*)(void)); virtual ~D() = default;}; 
# 16
struct P { operator int *(); }; 
# 17
template< class T> struct W { operator T *() const; }; 
# 18
void f(P p, W< int>  w) { delete p; delete [] w; } 
# 19
struct B { virtual void a() noexcept; virtual void c(); virtual ~B() noexcept; }; 
# 20
template< class T> struct TD : public B { virtual void a() noexcept(sizeof(T) > (0)) override; virtual ~TD() { } }; 
# 21
TD< int>  td; 
# 22
struct R { const int *begin() const; const int *end() const; }; 
# 23
struct R2 { int *begin(); int *end(); const int *begin() const; const int *end() const; }; 
# 24
void g(const R &r, const R2 &s) { for (int i : r) { ; }  for (int i : s) { ; }  } 
# 25
struct Node; 
# 26
void take(Node n); 
# 27
struct Node { int v; }; 
# 28
void use(Node &r) { take(r); take({1}); } 
# 29
int run(); 
# 30
struct C { int v; constexpr C(int x) : v(x) { if (x > 5) { run(); }  } }; 
# 31
constexpr C c1(3); 
# 32
C c2(7); 
# 33
int last = 1; 

# 1 "valid_beside_refused_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d096d41e_31_valid_beside_refused_members_cu_04fa20a0
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "valid_beside_refused_members.cudafe1.stub.c"
#include "valid_beside_refused_members.cudafe1.stub.c"
# 1 "valid_beside_refused_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
