# 1 "packs_converted_among_arguments.cu"
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
template< class C, template< C ...>  class S, C ...Cs> struct A { typedef S< Cs...>  t; }; 
# 4
template< class C, C ...Cs> struct Q { }; 
# 5
template< class C, template< C ...>  class S, class D, D ...Cs> struct A2 { typedef S< (Cs)...>  t; }; 
# 6
template< template< int ...>  class S, int ...Cs> struct A3 { typedef S< Cs...>  t; }; 
# 7
template< class C, template< class T, T ...>  class S, C ...Cs> struct A4 { typedef S< C, Cs...>  t; }; 
# 8
template< class C, template< class T, T ...>  class S, C ...Cs> struct A5 { typedef S< int, (Cs)...>  t; }; 
# 9
template< class C, template< auto ...>  class S, C ...Cs> struct A6 { typedef S< Cs...>  t; }; 
# 10
template< template< auto ...>  class S, auto ...Cs> struct A7 { typedef S< Cs...>  t; }; 
# 11
template< class C, C ...Cs> struct A8 { typedef Q< C, Cs...>  t; }; 
# 12
template< class C, template< typename C::x ...>  class S, typename C::x ...Cs> struct A9 { typedef S< Cs...>  t; }; 
# 13
template< class C, template< C *...>  class S, C *...Cs> struct A10 { typedef S< Cs...>  t; }; 
# 14
template< class C, template< C ...>  class S, C ...Cs> struct A11 { typedef S< Cs...>  t; }; 
# 15
template< class C> struct M { template< template< C ...>  class S, C ...Cs> struct I { typedef S< Cs...>  t; }; 
# 16
template< template< C ...>  class S, C ...Cs> static void f(S< Cs...> ) { } }; 
# 17
template< class C, template< C ...>  class S, C ...Cs> void f(S< Cs...> ) { S< Cs...>  s; } 
# 18
template< class C, template< C ...>  class S, C ...Cs> struct B1 : public S< Cs...>  { S< Cs...>  m; using u = S< Cs...> ; static S< Cs...>  g(S< Cs...>  p) { return S< Cs...> (); } }; 
# 19
template< class C, C ...Cs> struct U { template< template< C ...>  class S> using r = S< Cs...> ; template< template< C ...>  class S> struct k { typedef S< Cs...>  r; }; }; 
# 20
template< class T> struct P; 
# 21
template< class C, template< C ...>  class S, C ...Cs> struct P< S< Cs...> >  { typedef S< Cs...>  r; }; 
# 22
template< template< int ...>  class S, int ...Cs> struct P< S< Cs...> >  { typedef S< Cs...>  r; }; 
# 23
template< class C, template< C , C ...>  class S, C c, C ...Cs> struct A12 { typedef S< c, Cs...>  t; }; 
# 24
template< class C, template< char , C ...>  class S, C ...Cs> struct A13 { typedef S< 'a', Cs...>  t; }; 
# 25
template< class C, template< char , C ...>  class S, char ...Cs> struct A14 { typedef S< 'a', (Cs)...>  t; }; 
# 26
template< class C, template< C ...>  class S, C ...Cs> struct A15 { typedef S< (Cs + 1)...>  t; }; 
# 27
template< class P, typename P::x ...Cs> struct R; template< class P, typename P::dt ...Cs> struct RD { }; template< class P, typename P::x ...Cs> struct R1 { typedef R< P, Cs...>  t; }; 
# 28
template< class P, typename P::x::y ...Cs> struct R2 { }; template< class P, typename P::x::y ...Cs> struct R3 { typedef R2< P, Cs...>  t; }; 
# 29
template< class P, typename P::x ...Cs> struct R4 { typedef R2< P, (Cs)...>  t; typedef R2< typename P::z, (Cs)...>  t1; }; 
# 30
template< class P, P *...Cs> struct R5 { }; template< class P, P *...Cs> struct R6 { typedef R5< P, Cs...>  t; }; template< class P, P ...Cs> struct R7 { typedef R5< P, (Cs)...>  t; }; 
# 31
template< class P, class Q, P ...Cs> struct R8 { typedef R5< P, (Cs)...>  t; typedef R5< Q, (Cs)...>  u; typedef R5< Q, (Cs)...>  v; }; 
# 32
template< class P, typename P::x Cs> struct R9 { typedef R< P, Cs>  t; }; 
# 33
template< class P> struct W; 
# 34
template< class P, typename P::x ...Cs> struct W< R< P, Cs...> >  { static bool t() { return R< P, Cs...> ::q(1); } }; 
# 35
template< class P, class E, class  = void> struct W2; 
# 36
template< bool B> struct en { }; template< class T> constexpr int gv = 1; 
# 37
template< class P, class E, typename P::x ...Cs> struct W2< E, R< P, Cs...> , en< R< P, Cs...> ::q(gv< typename E::z> )> >  { }; 
# 38
template< class P, class E, class  = void> struct W3; 
# 39
template< class P, class E, typename P::x ...Cs> struct W3< E, W< R< P, Cs...> > , en< R< P, Cs...> ::q(gv< typename E::z> )> >  { }; 
# 40
template< class P, template< class X, typename X::x ...Cs>  class S, typename P::x ...Cs> struct W4 { typedef S< P, Cs...>  t; }; 
# 41
template< class P, template< class X, X *...Cs>  class S, P *...Cs> struct W5 { typedef S< P, Cs...>  t; }; 
# 42
template< unsigned long N, class P, P (&...Cs)[N]> struct R10 { }; template< unsigned long N, class P, P (&...Cs)[N]> struct R11 { typedef R10< N, P, Cs...>  t; }; 
# 43
template< class T> struct pk { typedef T dt; }; template< class T> using al = T; 
# 44
template< char ...Cs> struct X1 { typedef RD< pk< char> , Cs...>  x; }; 
# 45
template< class T, T ...Cs> struct X3 { typedef RD< pk< T> , (Cs)...>  x; }; 
# 46
template< class T, typename pk< T> ::dt ...Cs> struct X4 { typedef RD< pk< T> , Cs...>  x; }; 
# 47
template< class T, al< T>  ...Cs> struct X5; template< class T, T ...Cs> struct X6 { typedef X5< T, Cs...>  x; }; 
# 48
template< class T, T ...Cs> struct X7 { typedef X5< int, (Cs)...>  x; }; 
# 49
template< class T, T ...Cs> struct X8 { typedef X5< T *, (Cs)...>  x; }; 
# 50
template< class T, class U, T (U::*...Cs)> struct X9 { }; template< class T, class U, T (U::*...Cs)> struct X10 { typedef X9< T, U, Cs...>  x; typedef X9< U, T, (Cs)...>  y; }; 
# 51
template< class T, const T &...Cs> struct X11 { }; template< class T, const T &...Cs> struct X12 { typedef X11< T, Cs...>  x; }; 
# 52
template< class T, __decltype((T())) ...Cs> struct X13 { }; template< class T, __decltype((T())) ...Cs> struct X14 { typedef X13< T, Cs...>  x; }; template< int ...Cs> struct X15 { typedef X13< int, Cs...>  x; }; 
# 53
template< class Peek> struct an; template< class Peek, typename Peek::dt ...Cs> struct an< RD< Peek, Cs...> >  { }; 
# 54
template< class E, class Peek, class  = void> struct an2; template< class E, class Peek, typename Peek::dt ...Cs> struct an2< E, RD< Peek, Cs...> , en< RD< Peek, Cs...> ::q(gv< typename E::z> )> >  { }; 
# 55
template< class E, class Peek, class  = void> struct an3; template< class E, class Peek, typename Peek::dt ...Cs> struct an3< E, W< RD< Peek, Cs...> > , en< RD< Peek, Cs...> ::q(gv< typename E::z> )> >  { }; 

# 1 "packs_converted_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e7f504a3_34_packs_converted_among_arguments_cu_c872eec0_1843
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_converted_among_arguments.cudafe1.stub.c"
#include "packs_converted_among_arguments.cudafe1.stub.c"
# 1 "packs_converted_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
