# 1 "closed_types_as_arguments.cu"
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
template< class T> struct vt { static const bool value = true; }; 
# 5
class A { struct P { }; class Q { }; protected: struct R { }; enum E { e1}; typedef int I; 
# 6
public: using p1 = P; using p2 = P; typedef Q *q1; using r1 = R; using e = E; using i = I; static P f(); static Q g(); static R h(); typedef const P cp; }; 
# 7
class B { struct P { struct N { }; typedef N n; }; public: typedef P p; static P::N n(); static P *m(); }; 
# 8
class C { struct P { }; typedef P pr; public: static P f(); }; 
# 9
class D { struct P { }; public: static P f(); typedef P late; }; 
# 10
template< class T> struct E1 { private: struct P { }; public: typedef P p; static P f(); }; 
# 11
vt< A::p2>  a1; vt< A::r1>  a3; vt< A::e>  a4; vt< int>  a5; vt< A::cp>  a6; 
# 12
vt< A::p2>  b1; vt< __decltype((A::g()))>  b2; vt< A::r1>  b3; vt< B::p>  b4; vt< __decltype((B::n()))>  b5; vt< __decltype((B::n()))>  b6; vt< __decltype((B::m()))>  b7; vt< __decltype((C::f()))>  b8; vt< __decltype((D::f()))>  b9; 
# 14
struct DD : public A { vt< R>  x; vt< p2>  y; typedef r1 z; void f() { vt< R>  x; vt< p2>  y; } }; 
# 15
vt< E1< int> ::p>  c1; vt< E1< int> ::p>  c2; template< class T> void ft() { vt< typename E1< T> ::p>  x; vt< A::p2>  y; vt< E1< int> ::p>  z; } 
# 16
A::p1 d1; A::p1 *d2; A::p1 d3() { return {}; } __decltype((A::f())) d4; auto d5 = A::f(); vt< A::p1 *>  d6; using TT = A::p1; vt< A::p2>  d7; TT d8; vt< vt< A::p2> >  d9; 

# 1 "closed_types_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__348272ba_28_closed_types_as_arguments_cu__Z2d3v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "closed_types_as_arguments.cudafe1.stub.c"
#include "closed_types_as_arguments.cudafe1.stub.c"
# 1 "closed_types_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
