# 1 "first_literals_of_dependent_types.cu"
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
typedef unsigned long size_t_; template< class T, size_t_ N> struct A { }; template< class T, unsigned long N> struct B { }; template< unsigned long N, class T> struct V; template< unsigned long N, class T> struct W { T x; }; 
# 5
template< class T> struct P { A< T, 1UL>  d; void f(A< T, 2UL> ); template< class U> void g(A< U, 1> , A< T, 2UL> , B< U, 3> ); template< class U> B< U, 2>  h(); V< 1UL, T>  *p; template< class U> void k(V< 2, U>  &, W< 2, U> , W< 3, T> ); template< class U> P(V< 2, U>  &); }; 
# 6
template< class T> struct P< T *>  { A< T, 1UL>  d; void f(A< T, 2UL> ); template< class U> void g(A< U, 1> , A< T, 2UL> , B< U, 3> ); template< class U> B< U, 2>  h(); V< 1UL, T>  *p; template< class U> void k(V< 2, U>  &, W< 2, U> , W< 3, T> ); template< class U> P(V< 2, U>  &); }; 
# 7
template<> struct P< int>  { template< class U> void g(A< U, 1> , B< U, 3> ); V< 1UL, int>  *p; template< class U> void k(V< 2, U>  &, W< 2, U> ); }; 
# 8
template< class T> struct V< 1, T>  { A< T, 1UL>  d; void f(A< T, 2UL> , ::V< 2UL, T>  *); template< class U> void g(A< U, 1> , A< T, 2UL> , B< U, 3> ); template< class U> B< U, 2>  h(); V *p; ::V< 3UL, T>  *q; template< class U> void k(::V< 2, U>  &, W< 2, U> , W< 3, T> ); template< class U> V(const ::V< 1, U>  &); template< class U> V &operator=(const ::V< 1, U>  &); }; 
# 9
template< class T> struct V< 2, T>  { template< class U> void k(::V< 2, U>  &, W< 2, U> , W< 3, T> , ::V< 3, T>  *); void z(V &, ::V< 1UL, T>  &); }; 
# 10
template< class T> struct W< 2, T>  { template< class U> void k(V< 2, U>  &, ::W< 2, U> , ::W< 3, T> , V< 3, T>  *, A< U, 1> ); void z(V< 2UL, T>  &, V< 1UL, T>  &); struct In { template< class U> void k(::W< 2, U>  &, A< U, 1> , A< T, 2> ); ::W< 3, T>  *q; }; }; 
# 11
template< class T> template< class U> void P< T> ::g(A< U, 1> , A< T, 2> , B< U, 3> ) { } template< class T> template< class U> void P< T *> ::g(A< U, 1> , A< T, 2> , B< U, 3> ) { } template< class T> template< class U> void V< 1, T> ::k(::V< 2, U>  &, W< 2, U> , W< 3, T> ) { } template< class T> void V< 1, T> ::f(A< T, 2> , ::V< 2, T>  *) { } template< class T> template< class U> void W< 2, T> ::k(V< 2, U>  &, ::W< 2, U> , ::W< 3, T> , V< 3, T>  *, A< U, 1> ) { } 
# 12
struct S { template< class U> void k(V< 2, U>  &, W< 2, U> , A< U, 1> ); template< class U> struct In { void f(A< U, 1UL> ); template< class X> void g(A< X, 1> , A< U, 2> ); }; template< class U> struct In< U *>  { void f(A< U, 1UL> ); template< class X> void g(A< X, 1> , A< U, 2> ); }; }; 
# 13
template< class T, unsigned long N> struct B1 { T x; }; 
# 14
template< class T, unsigned long N> struct A1 { T x; static int s; }; 
# 15
template< class T> struct P1 { A1< T, 1UL>  d; B1< T, 2UL>  m() { A1< T, 1UL>  x; B1< T, 2UL>  y; return y; } A1< T, 3UL>  e; template< class U> void g(A1< T, 1UL> , A1< T, 4> , A1< U, 5> ) { A1< T, 4>  q; A1< T, 1UL>  r; A1< U, 5>  s; A1< U, 6>  t; } A1< T, 4>  h; B1< T, 5UL>  i; static A1< T, 6UL>  j(B1< T, 5UL> , A1< T, 7UL>  = A1< T, 7UL> ()); }; 
# 16
template< class T> A1< T, 1>  f1(A1< T, 1> , B1< T, 2> ) { A1< T, 1>  x; B1< T, 2>  y; return x; } template< class T> A1< T, 1>  f2(A1< T, 1> ); template< class T> A1< T, 1>  f2(A1< T, 1>  a) { return a; } 
# 17
template< class T, class U = A1< T, 1> > struct R : public A1< T, 1> , public B1< T, 2UL>  { A1< T, 1>  a; B1< T, 2UL>  b; U u; R() : A1< T, 1> (), B1< T, 2UL> () { } void m() { A1< T, 1> ::x = 3; (this->B1< T, 2UL> ::x) = 4; } }; template< class T> struct R< T, A1< T, 2> >  { A1< T, 2>  a; A1< T, 3UL>  b; void m(A1< T, 2> , A1< T, 3UL> ) { } }; 

# 1 "first_literals_of_dependent_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8a266e84_36_first_literals_of_dependent_types_cu_56f044e1_5208
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "first_literals_of_dependent_types.cudafe1.stub.c"
#include "first_literals_of_dependent_types.cudafe1.stub.c"
# 1 "first_literals_of_dependent_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
