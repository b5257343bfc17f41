# 1 "member_functions_in_computed_types.cu"
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
template< class T> struct TT { using type = T; }; 
# 4
template< class T> T &&dv(); 
# 5
template< class ...T> struct tup { }; 
# 6
namespace n { 
# 7
struct NT { 
# 8
template< class T> static auto f(T)->tup< T> ; static int g(int); static int v; enum { e}; static const int c = 3; 
# 9
using ft = __decltype((f(3))); using gt = __decltype((g(3))); using vt = __decltype(v); using et = __decltype((g(e))); using ct = tup< int> ; 
# 10
int mf(int); int d; using mt = __decltype((dv< NT> ().mf(3))); using at = __decltype((&g)); using nt = __decltype((g(v))); 
# 11
struct in { static int k(int); using kt = __decltype((k(g(1)))); using lt = TT< __decltype((k(g(1))))> ; }; 
# 12
using self = TT< __decltype((in::k(g(1))))> ; TT< __decltype((f(3)))>  q; static TT< __decltype((in::k(g(1))))>  r; 
# 13
}; 
# 14
TT< __decltype((NT::in::k(NT::g(1))))>  x1; 
# 15
template< class T> struct OT { static T g(T); template< class U> static U h(U); using gt = __decltype(((g)(dv< T> ()))); using ht = __decltype((h(3))); }; 
# 16
template< class T> T ff(T); using u1 = TT< __decltype((NT::in::k(NT::g(1))))> ; 
# 17
}
# 18
using x2 = TT< __decltype((n::NT::f(3)))> ; using x3 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; using x4 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; using x5 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; using x6 = TT< __decltype((n::NT::f(3)))> ; 
# 19
using x7 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; using x8 = TT< __decltype((&n::NT::g))> ; using x10 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; using x11 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; using x12 = n::NT::in::lt; 
# 20
using y1 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; using y2 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; 
# 21
template< class T> using z1 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ; 
# 22
template< class T> struct Z { using a = TT< n::NT::in::kt> ; TT< n::NT::ft>  b; using d = TT< typename n::OT< T> ::gt> ; using e = TT< n::NT::in::kt> ; void f(TT< n::NT::in::kt>  x) { TT< n::NT::in::kt>  k; } }; 
# 23
void fn() { TT< __decltype((n::NT::in::k(n::NT::g(1))))>  l; TT< __decltype((n::OT< char> ::g(dv< char> ())))>  m; } 
# 24
struct D : public n::NT { using a = TT< __decltype((in::k(g(1))))> ; using b = TT< __decltype((in::k(g(1))))> ; TT< __decltype((in::k(g(1))))>  c; }; 
# 25
TT< TT< __decltype((n::NT::in::k(n::NT::g(1))))> >  dd; 
# 26
namespace n { using x2 = TT< __decltype((NT::f(3)))> ; TT< __decltype((NT::in::k(NT::g(1))))>  xk; template< class T> struct Zn { using a = TT< NT::in::kt> ; }; }
# 27
struct OC { static int g(int); auto f()->__decltype((g(3))); template< class T> auto h(T)->__decltype((g(T()))); static auto k()->__decltype((g(4))); }; 
# 28
auto OC::f()->__decltype((g(3))) { return 1; } 
# 29
template< class T> auto OC::h(T)->__decltype((g(T()))) { return 1; } 
# 30
auto OC::k()->__decltype((g(4))) { __decltype((g(4))) a = 3; return a; } 
# 31
template< class T> struct TC : public OC { static T q(T); auto f()->__decltype(((q)(T()))); __decltype((g(3))) m; }; 
# 32
template< class T> auto TC< T> ::f()->__decltype(((q)(T()))) { __decltype(((q)(T()))) x; __decltype((g(3))) y; return x; } 
# 33
template< class A, class B> struct TC3 { 
# 34
template< class T, class U> static auto inner(T &&, U &&)->tup< T, U> ; 
# 35
template< class ...Ts, class T> static auto outer(tup< Ts...>  &&, T &&)->__decltype((inner(dv< Ts> ()..., dv< T> ()))); 
# 36
using type = __decltype((outer(dv< A> (), dv< B> ()))); 
# 37
}; 
# 38
template< class T> struct TTT; 
# 39
template< class T> struct TTT< tup< T> >  { using type = tup< T> ; }; 
# 40
template< class A, class B> struct TC2 { 
# 41
static auto outer2(A, B)->tup< A> ; 
# 42
using type = __decltype(((outer2)(dv< A> (), dv< B> ()))); 
# 43
}; 
# 44
using a1 = TC2< int, char> ::type; 
# 45
using a2 = TT< __decltype((n::NT::f(3)))> ; 
# 46
using a3 = TT< __decltype((n::NT::f(3)))> ::type; 
# 47
using a4 = TTT< __decltype((TC2< int, char> ::outer2(dv< int> (), dv< char> ())))> ::type; 
# 48
using b1 = TC3< tup< int> , char> ::type; 
# 49
using b2 = TT< __decltype((TC3< tup< int> , char> ::outer(dv< tup< int> > (), dv< char> ())))> ; 
# 50
using b3 = TT< __decltype((TC3< tup< int> , char> ::outer(dv< tup< int> > (), dv< char> ())))> ::type; 
# 51
TT< __decltype((TC3< tup< int> , char> ::outer(dv< tup< int> > (), dv< char> ())))> ::type v; 
# 52
TT< __decltype((TC3< tup< int> , char> ::outer(dv< tup< int> > (), dv< char> ())))>  *w; 
# 53
struct NT2 { template< class T> static auto f(T)->tup< T> ; using type = __decltype((f(3))); static int g(int); using type2 = __decltype((g(3))); }; 
# 54
using c1 = TT< __decltype((n::NT::f(3)))> ; using c2 = TT< __decltype((n::NT::f(3)))> ::type; using c3 = TT< __decltype((n::NT::in::k(n::NT::g(1))))> ::type; 

# 1 "member_functions_in_computed_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7d7bff95_37_member_functions_in_computed_types_cu__Z2fnv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_functions_in_computed_types.cudafe1.stub.c"
#include "member_functions_in_computed_types.cudafe1.stub.c"
# 1 "member_functions_in_computed_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
