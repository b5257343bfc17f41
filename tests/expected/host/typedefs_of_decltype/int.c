# 1 "typedefs_of_decltype.cu"
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
template< class T> T &&dv() noexcept; 
# 4
template< class ...A> int sub(A ...); 
# 5
struct RR { static constexpr int rank() { return 1; } }; 
# 6
template< class E, class ...S> using get_t = __decltype((sub(dv< E> (), dv< S> ()...))); 
# 7
template< class E> using get1_t = __decltype((sub(dv< E> ()))); 
# 8
template< class E> struct Id { typedef E type; static constexpr int rank() { return 1; } }; 
# 9
template< class E> using id_t = typename Id< E> ::type; 
# 10
template< class T, int N> struct arr { }; 
# 11
template< class M, class ...S> auto f(M m, S ...s) { 
# 12
using E = typename M::et; 
# 13
using X = get_t< typename M::et, S...> ; 
# 14
using Y = get1_t< typename M::et> ; 
# 15
using Z = id_t< typename M::et> ; 
# 16
using W = Id< typename M::et> ; 
# 17
using V = typename Id< typename M::et> ::type; 
# 18
using Q = __decltype(m); 
# 19
using Q2 = __decltype((sub(m))); 
# 20
arr< int, X::rank()>  a; arr< int, Y::rank()>  b; arr< int, Id< typename M::et> ::type::rank()>  c; arr< int, Id< typename M::et> ::rank()>  d; arr< int, Id< typename M::et> ::type::rank()>  e; arr< int, Q::rank()>  g; arr< int, Q2::rank()>  h; 
# 21
int i = (((((X::rank() + Y::rank()) + Z::rank()) + W::rank()) + V::rank()) + Q::rank()) + Q2::rank(); 
# 22
typename X::type k1; typename Y::type k2; typename Q2::type k3; 
# 23
} 
# 24
template< class T> struct lim { static constexpr T max() { return T(); } static const int v = 1; }; 
# 25
template< class T, int N> struct arr2 { }; 
# 26
template< class T> constexpr int fn() { return 1; } 
# 27
struct ts { long tv_sec; }; 
# 28
template< class M> void f2(M m) { 
# 29
ts t; using S = __decltype(t.tv_sec); using L = lim< long> ; using SP = S *; typedef __decltype(m) Q; typedef __decltype(m.x) QX; 
# 30
auto a = lim< long> ::max(); auto b = L::max(); auto c = lim< long *> ::max(); auto d = lim< long *> ::max(); auto e = lim< long> ::max(); 
# 31
lim< long>  x1; lim< __decltype(m)>  x2; lim< __decltype(m.x)>  x3; L x4; arr2< long, 1>  x5; arr2< int, lim< long> ::v>  x6; arr2< int, lim< __decltype(m)> ::v>  x7; arr2< int, fn< __decltype(m)> ()>  x8; arr2< int, lim< long> ::v>  x9; arr2< __decltype(m), fn< __decltype(m.x)> ()>  x10; lim< lim< __decltype(m)> >  x11; typename lim< __decltype(m)> ::type x12; typename arr2< __decltype(m), fn< __decltype(m)> ()> ::type x13; 
# 32
if (a > b) { using S2 = S; lim< long> ::max(); fn< long> (); }  
# 33
} 
# 34
inline void g() { 
# 35
ts t; using S = __decltype(t.tv_sec); using L = lim< long> ; 
# 36
auto a = lim< long> ::max(); auto b = L::max(); auto e = lim< long> ::max(); lim< long>  x1; arr2< int, lim< long> ::v>  x6; arr2< int, lim< long> ::v>  x9; 
# 37
} 
# 38
struct H { template< class C> static void f(C c) { ts t; using S = __decltype(t.tv_sec); auto a = lim< long> ::max(); auto b = lim< long> ::max(); } void g() { ts t; using S = __decltype(t.tv_sec); auto a = lim< long> ::max(); } }; 

# 1 "typedefs_of_decltype.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1fd88a4d_23_typedefs_of_decltype_cu_ac31d7f0_10731
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_of_decltype.cudafe1.stub.c"
#include "typedefs_of_decltype.cudafe1.stub.c"
# 1 "typedefs_of_decltype.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
