# 1 "parents_defined_outside_with_own_names.cu"
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
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 4 "parents_defined_outside_with_own_names.cu"
template< class F> static void __wrapper__device_stub_run(F &f) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 4
{ f(); } 
#endif

#pragma GCC diagnostic pop

# 4 "parents_defined_outside_with_own_names.cu"
template< class F> static void run(F f) {__wrapper__device_stub_run<F>(f);return;}
#if 0
# 4
{ f(); } 
#endif
# 5 "parents_defined_outside_with_own_names.cu"
template< class A, int N = 3> struct C { void m(A a); template< class B> void t(A a, B b); static void s(A a); struct In { void z(A); template< class Q> void y(Q); }; operator A(); C &operator=(A); template< class U> struct IT { void w(U, A); }; }; 
# 6
template< class X, int M> void C< X, M> ::m(X a) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (C< X, M> ::*)(X a),(&C::m),1> , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (C< X, M> ::*)(X a),(&C::m),1> {} , a) 
#if 0
[=]
{ }
#if 0
# 6
{ (void)(a); } 
#endif
#endif
); 
# 6 "parents_defined_outside_with_own_names.cu"
} 
# 7
template< class X, int M> template< class Y> void C< X, M> ::t(X a, Y b) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (C< X, M> ::*)(X a, Y b),(&C::t< Y> ),1> , typename __nvdl_remove_ref<decltype(a)>::type, typename __nvdl_remove_ref<decltype(b)>::type>( __nv_dl_tag<void (C< X, M> ::*)(X a, Y b),(&C::t< Y> ),1> {} , a, b) 
#if 0
[=]
{ }
#if 0
# 7
{ (void)(a); (void)(b); } 
#endif
#endif
); 
# 7 "parents_defined_outside_with_own_names.cu"
} 
# 8
template< class X, int M> void C< X, M> ::s(X a) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(X a),(&s),1> , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (*)(X a),(&s),1> {} , a) 
#if 0
[=]
{ }
#if 0
# 8
{ (void)(a); } 
#endif
#endif
); 
# 8 "parents_defined_outside_with_own_names.cu"
} 
# 9
template< class X, int M> void C< X, M> ::In::z(X a) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (In::*)(X a),(&In::z),1> , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (In::*)(X a),(&In::z),1> {} , a) 
#if 0
[=]
{ }
#if 0
# 9
{ (void)(a); } 
#endif
#endif
); 
# 9 "parents_defined_outside_with_own_names.cu"
} 
# 10
template< class X, int M> template< class Y> void C< X, M> ::In::y(Y a) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (In::*)(Y a),(&In::y< Y> ),1> , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (In::*)(Y a),(&In::y< Y> ),1> {} , a) 
#if 0
[=]
{ }
#if 0
# 10
{ (void)(a); } 
#endif
#endif
); 
# 10 "parents_defined_outside_with_own_names.cu"
} 
# 11
template< class X, int M> C< X, M> ::operator X() { X x{}; (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<X (C< X, M> ::*)(void),(&C::operator X),1> , typename __nvdl_remove_ref<decltype(x)>::type>( __nv_dl_tag<X (C< X, M> ::*)(void),(&C::operator X),1> {} , x) 
#if 0
[=]
{ }
#if 0
# 11
{ (void)(x); } 
#endif
#endif
); 
# 11 "parents_defined_outside_with_own_names.cu"
return x; } 
# 12
template< class X, int M> C< X, M>  &C< X, M> ::operator=(X x) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<C &(C< X, M> ::*)(X x),(&C::operator=),1> , typename __nvdl_remove_ref<decltype(x)>::type>( __nv_dl_tag<C &(C< X, M> ::*)(X x),(&C::operator=),1> {} , x) 
#if 0
[=]
{ }
#if 0
# 12
{ (void)(x); } 
#endif
#endif
); 
# 12 "parents_defined_outside_with_own_names.cu"
return *this; } 
# 13
template< class X, int M> template< class Y> void C< X, M> ::IT< Y> ::w(Y y, X x) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (IT< Y> ::*)(Y y, X x),(&IT::w),1> , typename __nvdl_remove_ref<decltype(x)>::type, typename __nvdl_remove_ref<decltype(y)>::type>( __nv_dl_tag<void (IT< Y> ::*)(Y y, X x),(&IT::w),1> {} , x, y) 
#if 0
[=]
{ }
#if 0
# 13
{ (void)(x); (void)(y); } 
#endif
#endif
); 
# 13 "parents_defined_outside_with_own_names.cu"
} 
# 14
template< class > struct D { void m(); template< class > void t(); }; template< class T> void D< T> ::m() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (D< T> ::*)(void),(&D::m),1> >( __nv_dl_tag<void (D< T> ::*)(void),(&D::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 14
{ } 
#endif
#endif
); 
# 14 "parents_defined_outside_with_own_names.cu"
} template< class T> template< class U> void D< T> ::t() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (D< T> ::*)(void),(&D::t< U> ),1> >( __nv_dl_tag<void (D< T> ::*)(void),(&D::t< U> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 14
{ } 
#endif
#endif
); 
# 14 "parents_defined_outside_with_own_names.cu"
} template< class , int > struct D2 { void m() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (D2::*)(void),(&D2::m),1> >( __nv_dl_tag<void (D2::*)(void),(&D2::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 14
{ } 
#endif
#endif
); 
# 14 "parents_defined_outside_with_own_names.cu"
} }; 
# 15
template< class T, class  = void> struct E { void m(T); }; template< class U> struct E< U *, void>  { void m(U *); template< class W> void n(W); }; template< class V> void E< V *, void> ::m(V *v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (::E< V *, void> ::*)(V * v),(&E::m),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (::E< V *, void> ::*)(V * v),(&E::m),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 15
{ (*(v)) = 0; } 
#endif
#endif
); 
# 15 "parents_defined_outside_with_own_names.cu"
} template< class V> template< class Z> void E< V *, void> ::n(Z v) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (::E< V *, void> ::*)(Z v),(&E::n< Z> ),1> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (::E< V *, void> ::*)(Z v),(&E::n< Z> ),1> {} , v) 
#if 0
[=]
{ }
#if 0
# 15
{ (void)(v); } 
#endif
#endif
); 
# 15 "parents_defined_outside_with_own_names.cu"
} 
# 16
template< class U> struct E< U [3], int>  { void m(U u) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (::E< U [3], int> ::*)(U u),(&E::m),1> , typename __nvdl_remove_ref<decltype(u)>::type>( __nv_dl_tag<void (::E< U [3], int> ::*)(U u),(&E::m),1> {} , u) 
#if 0
[=]
{ }
#if 0
# 16
{ (void)(u); } 
#endif
#endif
); 
# 16 "parents_defined_outside_with_own_names.cu"
} }; template<> void C< char, 1> ::m(char c) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (::C< char, 1> ::*)(char c),(&C::m),1> , typename __nvdl_remove_ref<decltype(c)>::type>( __nv_dl_tag<void (::C< char, 1> ::*)(char c),(&C::m),1> {} , c) 
#if 0
[=]
{ }
#if 0
# 16
{ (void)(c); } 
#endif
#endif
); 
# 16 "parents_defined_outside_with_own_names.cu"
} template< > template< class K> void C< char, 2> ::t(char c, K k) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (::C< char, 2> ::*)(char c, K k),(&C::t< K> ),1> , typename __nvdl_remove_ref<decltype(c)>::type, typename __nvdl_remove_ref<decltype(k)>::type>( __nv_dl_tag<void (::C< char, 2> ::*)(char c, K k),(&C::t< K> ),1> {} , c, k) 
#if 0
[=]
{ }
#if 0
# 16
{ (void)(c); (void)(k); } 
#endif
#endif
); 
# 16 "parents_defined_outside_with_own_names.cu"
} template<> template<> void C< char, 3> ::t(char c, long k) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (::C< char, 3> ::*)(char c, long k),(&C::t< long> ),1> , typename __nvdl_remove_ref<decltype(c)>::type, typename __nvdl_remove_ref<decltype(k)>::type>( __nv_dl_tag<void (::C< char, 3> ::*)(char c, long k),(&C::t< long> ),1> {} , c, k) 
#if 0
[=]
{ }
#if 0
# 16
{ (void)(c); (void)(k); } 
#endif
#endif
); 
# 16 "parents_defined_outside_with_own_names.cu"
} 
# 17
template< class ...Ts> struct V { void m(Ts ...ts); }; template< class ...Us> void V< Us...> ::m(Us ...us) { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (V< Us...> ::*)(Us ...us),(&V::m),1> >( __nv_dl_tag<void (V< Us...> ::*)(Us ...us),(&V::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 17
{ return sizeof...(Us); } 
#endif
#endif
); 
# 17 "parents_defined_outside_with_own_names.cu"
} template< template< class >  class TT, int ...Is> struct W { void m() { (__cudaPushCallConfiguration(1, 1)) ? (void)0 : run(__nv_dl_wrapper_t< __nv_dl_tag<void (W< TT, Is...> ::*)(void),(&W::m),1> >( __nv_dl_tag<void (W< TT, Is...> ::*)(void),(&W::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 17
{ return sizeof...(Is); } 
#endif
#endif
); 
# 17 "parents_defined_outside_with_own_names.cu"
} }; 
# 18
int main() { C< int>  c; c.m(1); c.t(1, 2); C< int> ::s(1); C< int> ::In().z(1); C< int> ::In().y(1); int q = c; (c = (3)); D< int> ().m(); D< int> ().t< int> (); D2< int, 3> ().m(); E< int *> ().m(0); E< int *> ().n(0); V< int, char> ().m(1, 'a'); W< D, 1, 2> ().m(); return 0; } 

# 1 "parents_defined_outside_with_own_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__76fc5477_41_parents_defined_outside_with_own_names_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parents_defined_outside_with_own_names.cudafe1.stub.c"
#include "parents_defined_outside_with_own_names.cudafe1.stub.c"
# 1 "parents_defined_outside_with_own_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
