# 1 "hidden_namespaces_from_inside.cu"
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
# 2 "hidden_namespaces_from_inside.cu"
namespace q { namespace d { 
# 3
template< class T> void ft(T); template< class T> void fo(T); void fo(int); void fo(char); void fn(int); template< int I, class T> void fi(T); template< class T> int sv(); template< class T> constexpr int vv = 1; struct S { S(int); static int m(); }; template< class T> struct C { static int m(); }; 
# 4
int nv; 
# 5
} namespace __T0 = d;struct ag { struct d { }; }; namespace d { int after; 
# 6
template< class T> void inside(T t) { d::ft(t); d::fo(t); q::d::fn(t); d::fi< 1> (t); d::sv< T> (); int a = q::d::vv< T> ; q::d::fo(1); q::d::ft(1); q::d::fn(1); q::d::nv = 2; d::ft(t); d::fo(t); d::sv< int> (); q::d::sv< int> (); } 
# 7
namespace e { template< class T> void inside2(T t) { d::ft(t); d::fo(t); q::d::fn(t); d::fi< 1> (t); d::sv< T> (); int a = q::d::vv< T> ; S s(t); q::d::template C< T> ::m(); } 
# 8
template< class T> struct Z { static void f(T t) { d::ft(t); d::sv< T> (); int b[d::sv< T> ()]; } int x; Z(T t) : x(d::sv< T> ()) { d::fo(t); d::fo(this); } }; }
# 9
} namespace __T0 = d;
# 10
template< class T> void out(T t) { __T0::ft(t); __T0::fo(t); d::fn(t); __T0::fi< 1> (t); __T0::sv< T> (); int a = d::vv< T> ; __T0::S s(t); d::template C< T> ::m(); d::S::m(); d::fo(1); d::ft(1); d::fn(1); d::nv = 3; __T0::ft(t); __T0::fo(t); q::d::fn(t); __T0::ft(t); __T0::sv< T> (); d::sv< int> (); q::d::sv< int> (); d::fi< 1> (2); d::fi< 1, int> (2); d::C< int> ::m(); } 
# 11
template< class T> struct O { T a[3]; T *p; void f(T t) { __T0::ft((a) + 1); __T0::ft(t); __T0::fo(p, t); __T0::fo(p); d::fn((a)[0]); __T0::fi< 1> (p); __T0::fo(this); __T0::ft(this); __T0::ft(*this); d::ft(sizeof(T)); __T0::sv< T> (); d::ft(1); } }; 
# 12
inline void plain() { d::ft(1); d::fo(1); d::fn(1); d::sv< int> (); d::fi< 1> (2); } 
# 13
}
# 14
namespace r { template< class T> void away(T t) { q::__T0::ft(t); q::__T0::fo(t); q::d::fn(t); q::__T0::fi< 1> (t); q::__T0::sv< T> (); int a = q::d::vv< T> ; q::d::ft(1); q::d::sv< int> (); } }
# 15
namespace q { namespace d { 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
template< class T> static void __wrapper__device_stub_k(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 15
{ t = 1; } 
#endif

#pragma GCC diagnostic pop

# 15 "hidden_namespaces_from_inside.cu"
template< class T> static void k(T t) {::q::d::__wrapper__device_stub_k<T>(t);return;}
#if 0
# 15
{ t = 1; } 
#endif
# 15 "hidden_namespaces_from_inside.cu"
template<> __specialization_static void __wrapper__device_stub_k(char &t) ;
#if 0
# 15
{ } 
#endif
# 15 "hidden_namespaces_from_inside.cu"
template<> __specialization_static void k(char t) {::q::d::__wrapper__device_stub_k<char>(t);return;}
#if 0
# 15
{ } 
#endif
# 15 "hidden_namespaces_from_inside.cu"
namespace e { 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
template< class T> static void __wrapper__device_stub_k2(T &t) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 15
{ t = 1; } 
#endif

#pragma GCC diagnostic pop

# 15 "hidden_namespaces_from_inside.cu"
template< class T> static void k2(T t) {::q::d::e::__wrapper__device_stub_k2<T>(t);return;}
#if 0
# 15
{ t = 1; } 
#endif
# 15 "hidden_namespaces_from_inside.cu"
}} namespace __T0 = d;template< class T> static void __wrapper__device_stub_k3(T & t); template< class T> __attribute__((visibility("hidden"))) void k3(T t); }
# 16
namespace z { namespace d { struct X { }; template< class T> struct Y { }; struct N { struct X { }; }; template< class T> void g(T) { } enum E { e1}; int v; namespace in { struct W { }; } namespace __T1 = in;void h(); } namespace __T2 = d;struct ag { struct d { }; }; namespace d { namespace e { struct X { }; template< class T> struct Y { }; enum E { }; d::X a; d::Y< int>  b; d::E c = z::d::e1; void h(d::X, d::Y< char> ); struct in { }; d::__T1::W w; template< class T> struct K { d::X a; d::Y< T>  b; d::E c = z::d::e1; d::__T1::W w; void f() { z::d::g(a); d::g(b); z::d::h(); } }; struct g { }; template< class T> void gg(T t) { d::g(t); } }struct F { friend void k(z::d::e::X); friend inline void k2(F) { } }; 
# 17
template< class T> struct G { friend inline void k2(G< T> ) { } template< class U> friend inline void k3(z::d::G< U> ) { } friend struct Q; }; 
# 18
struct P { P(int); int m; void f(); }; P::P(int a) : m(a) { } void P::f() { } template< class T> struct PT { void f(); static int s; }; template< class T> void PT< T> ::f() { g(this); d::g(this); d::g< T> (1); } template< class T> int PT< T> ::s = 1; } namespace __T2 = d;
# 19
__T2::P op(__T2::X x, __T2::Y< __T2::X>  y) { return 1; } }
# 20
struct d2 { }; 
# 21
template< class T> void zz(T t) { z::__T2::g(t); } 
# 22
using namespace z;
# 23
namespace z { template<> void d::g(int) { } template void __T2::g(char);namespace d { template<> struct Y< int *>  { }; } }
# 24
template<> void z::d::g(long) { } 
# 25
__attribute__((visibility("hidden"))) void pk(z::__T2::X __T3) ;
#if 0
# 25
{ } 
#endif
# 26 "hidden_namespaces_from_inside.cu"
namespace z { namespace d { __attribute__((visibility("hidden"))) void pk4(X __T4, e::X __T5) ;
#if 0
# 26
{ } 
#endif
# 26 "hidden_namespaces_from_inside.cu"
} namespace __T2 = d;__attribute__((visibility("hidden"))) void pk5(__T2::X); }__attribute__((visibility("hidden"))) void z::pk5(__T2::X x) ;
#if 0
# 26
{ } 
#endif
# 27 "hidden_namespaces_from_inside.cu"
void launch() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : pk(z::__T2::X()); (__cudaPushCallConfiguration(1, 1)) ? (void)0 : z::d::pk4(z::__T2::X(), z::__T2::e::X()); } 

# 1 "hidden_namespaces_from_inside.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c4ccdfdf_32_hidden_namespaces_from_inside_cu_4b859f19
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_namespaces_from_inside.cudafe1.stub.c"
#include "hidden_namespaces_from_inside.cudafe1.stub.c"
# 1 "hidden_namespaces_from_inside.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
