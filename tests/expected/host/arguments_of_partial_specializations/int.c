# 1 "arguments_of_partial_specializations.cu"
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
# 3
template< bool B, class T = void> struct eif { typedef T type; }; template< bool B, class T = void> using eif_t = typename eif< B, T> ::type; 
# 4
template< class T> struct isa { static constexpr inline bool value = true; }; 
# 5
template< class A, class B = A, class C = void, class D = void> struct V1; template< class T> struct V1< T *, T *, void, void>  { using S = int; }; template< class T> struct V1< T &, T &, void, void>  { using S = int; }; template< class T, class U> struct V1< T [3], U, void, void>  { using S = int; }; template< class T, class U, class W, class X> struct V1< T (U), W, X, void>  { using S = int; }; template<> struct V1< int>  { using S = int; }; template< class T> struct V1< const T, const T, void, void>  { using S = int; }; 
# 6
using A1 = V1< int *> ; using A2 = V1< int &> ; using A3 = V1< int [3], int [3]> ; using A4 = V1< int (char), int (char), void, void> ; using A5 = V1< int> ; using A6 = V1< const int> ; using A7 = V1< double> ; 
# 7
A1 a1; A2 a2; A3 a3; A4 a4; A5 a5; A6 a6; 
# 8
template< class A, class B = int, int N = 3, class E = void> struct V2 { using S = int; }; template< class A, class B, int N> struct V2< A, B, N, eif_t< (isa< A> ::value && (N > 2))> >  { using S = char; }; template< class A, int N> struct V2< A, long, N, eif_t< (isa< A> ::value && (N > 2))> >  { using S = char; }; template< class A> struct V2< A, short, 3, void>  { using S = char; }; template< int N> struct V2< short, int, N, void>  { using S = char; }; 
# 9
using B1 = V2< int, int, 3> ; using B2 = V2< int, long> ; using B3 = V2< int, int, 1> ; using B4 = V2< int, short> ; using B5 = V2< short> ; using B6 = V2< float, int, 3> ; using B7 = V2< float, int, 3> ::S; V2< char, int, 3>  b7; V2< double, int, 3> ::S b8; 
# 10
B1 b1; B2 b2; B3 b3; 
# 11
template< class T> struct U { V2< unsigned, int, 3>  a; V2< bool, int, 3> ::S b; V2< T>  c; void f() { V2< long long, int, 3>  x; V2< bool, int, 3>  z; } }; void g() { V2< unsigned long, int, 3>  q; } V2< unsigned long, int, 3>  qq; 
# 12
using F1 = V2< signed char, int, 3> ; int anchor = 1; using F2 = V2< signed char, int, 3> ; F1 f1; using F3 = V2< signed char, int, 3> ; V2< wchar_t, int, 3>  *w1; using F4 = V2< wchar_t, int, 3> ; V2< wchar_t, int, 3> ::S s4; using F5 = V2< wchar_t, int, 3> ; 
# 13
using E1 = V2< char16_t, int, 3> ; E1 e1; using E2 = V2< char32_t, int, 3> ; E2 e2; using E3 = V2< unsigned char, int, 3, void> ; E3 e3; 

# 1 "arguments_of_partial_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d8233afe_39_arguments_of_partial_specializations_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arguments_of_partial_specializations.cudafe1.stub.c"
#include "arguments_of_partial_specializations.cudafe1.stub.c"
# 1 "arguments_of_partial_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
