# 1 "zeros_that_are_not_evaluated.cu"
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
# 4
typedef __decltype((nullptr)) nullptr_t; template< class T> T &&dv(); typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 4
enum E { e0}; typedef double dbl; int foo(size_t); int foo(E); int foo(bool); int foo(double); int foo(int); typedef int it; 
# 5
__decltype((foo((size_t)0))) a1; __decltype((foo((E)0))) a2; __decltype((foo((bool)0))) a3; __decltype((foo(it()))) a4; __decltype((foo(((int)0)))) a5; __decltype((foo((dbl)0))) a6; __decltype((foo((double)0))) a7; __decltype((((size_t)0) + 1UL)) a8; 
# 6
static_assert(((noexcept(foo((size_t)0))) || (sizeof foo((size_t)0))), "");auto g(int)->__decltype((foo((size_t)0))); int b1 = (sizeof foo((size_t)0)); bool b2 = (noexcept(foo((size_t)0) + foo((E)0))); 
# 7
struct S { typedef __decltype((foo((size_t)0))) t; __decltype((foo((E)0))) x; int f() noexcept(noexcept(foo((E)0))) { __decltype((foo((E)0))) y; return noexcept(foo((size_t)0)); } }; 
# 8
template< class T> struct h { typedef __decltype((foo((size_t)0))) t; __decltype((foo((E)0))) x; int f() noexcept(noexcept(foo((E)0))) { __decltype((foo(E()))) y; return noexcept(foo(size_t())); } __decltype((dv< T> ().f((E)0, (bool)0, (double)0, ((int)0), (dbl)0, (char)0, nullptr_t(), (void *)0))) z; int q = (sizeof(dv< T> ().f((E)0))); }; 
# 9
template< class ...> using vt = void; template< class T, class  = void> struct hh { }; template< int , class T = void> struct k { }; 
# 10
template< class T> struct hh< T, vt< __decltype((dv< T &> ()[(unsigned long)0]))> >  { }; 
# 11
template< class T> struct hh< T *, vt< __decltype((dv< T &> () + ((unsigned long)0)))> >  { }; 
# 12
template< class T> struct hh< T **, vt< __decltype((foo(dv< T &> (), (unsigned long)0)))> >  { }; 
# 13
template< class T> struct hh< const T, vt< __decltype(((T)((unsigned long)0)))> >  { }; 
# 14
template< class T> struct hh< const T *, vt< __decltype((T{(unsigned long)0}))> >  { }; 
# 15
template< class T> auto g1(T t)->__decltype((t[(size_t)0])) { return t[size_t()]; } 
# 16
template< class T> auto g2(T t, size_t x = size_t()) noexcept(noexcept(t.f(it())))->__decltype((t + ((size_t)0))) { return (t + size_t()) + t.f(it()); } 
# 17
template< class T> struct M { size_t a = size_t(); T b = ((T)size_t()); static_assert((sizeof(T) > size_t()), "");static_assert(noexcept(dv< T> ().f((size_t)0)), "");int arr[size_t() + (1)]; enum { x}; typedef __decltype((dv< T> ().f((size_t)0))) td; __decltype((dv< T> ().f((size_t)0))) q(__decltype((dv< T> ().f((size_t)0)))) { __decltype((dv< T> ().f(size_t()))) loc; return dv< T> ().f(size_t()); } using al = __decltype((dv< T> ().f((size_t)0))); td r; static constexpr inline auto c = dv< T> ().f(size_t()); M() : b(dv< T> ().f(size_t())) { } }; 
# 18
template< class T, class U = __decltype((dv< T> ().f((size_t)0))), int N = sizeof(dv< T> ().f((size_t)0))> void p(); template< class T, class  = __decltype((dv< T> ().f(it())))> struct W; template< class T> constexpr bool v = noexcept(dv< T> ().f(it())); template< class T> using A = __decltype((dv< T> ().f(it()))); 

# 1 "zeros_that_are_not_evaluated.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6b7b25b4_31_zeros_that_are_not_evaluated_cu_b1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "zeros_that_are_not_evaluated.cudafe1.stub.c"
#include "zeros_that_are_not_evaluated.cudafe1.stub.c"
# 1 "zeros_that_are_not_evaluated.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
