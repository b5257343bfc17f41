# 1 "template_argument_functions.cu"
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
template< int (*)(int)> struct S { }; 
# 4
template< class T> struct W { static T f(T); template< class U> static U g(U); template< class U> void h(U); }; 
# 5
template< class T> T f(T); 
# 6
template< class T> T f2(T, int = 0); 
# 7
template< int N> int fi(int); 
# 8
namespace n { template< class T> T f(T); template< class T> T f3(T); struct A { template< class U> static U g(U); template< class U> void h(U); }; }
# 9
template< void (n::A::*)(int)> struct M { }; 
# 10
template< int (&)(int)> struct R { }; 
# 11
template< class T, T (*)(T)> struct D { }; 
# 12
template< auto F> struct AU { }; 
# 13
struct K { }; template< K (*)(K)> struct SK { typedef int Y; }; 
# 14
K f(K); template< class T> T g1(T); template< class T> T g2(T); template< class T, class U> T g2(T, U); typedef int (*PF)(int); 
# 15
void p1(S< &f< int> >  a, S< &f< int> >  b, S< &n::f3>  c, S< &n::A::g>  d, S< &n::A::g>  e, M< &n::A::h>  m, R< f< int> >  r, R< n::f3>  r2); 
# 16
S< &f< int> >  v1; S< &f< int> >  v2; S< &n::f3>  v3; S< &n::A::g>  v4; M< &n::A::h>  v5; R< f< int> >  v6; D< int, &f< int> >  v7; D< int, &f< int> >  v8; 
# 17
AU< &f< int> >  v9; S< &f< int> >  v10; S< &f< int> >  v11; S< &W< int> ::f>  v12; S< &W< int> ::g>  v13; 
# 18
SK< &f> ::Y y1; SK< &f> ::Y y2; 
# 19
template< int (*F)(int)> int tf() { return F(1); } 
# 20
int use() { return ((((tf< &f< int> > () + tf< &f< int> > ()) + tf< &f< int> > ()) + tf< &n::f3> ()) + tf< &fi< 3> > ()) + tf< &fi< 3> > (); } 
# 21
template< class T> void q(S< &f< int> >  a, D< T, &f>  b, D< T, &f>  c, D< int, &f< int> >  d, D< int, &n::f3>  e) { S< &f< int> >  s; D< T, &f>  t; tf< &f< int> > (); tf< &f< int> > (); tf< &n::f3> (); } 
# 23
typedef S< &f< int> >  TS; typedef S< &f< int> >  TS2; using TT = M< &n::A::h> ; 
# 24
struct B1 : public S< &f< int> >  { }; struct B2 : public S< &n::f3>  { }; 
# 25
static_assert((sizeof(S< &f< int> > ) == (1)), "");static_assert((sizeof(S< &n::f3> ) == (1)), "");
# 26
void p3(S< &g1< int> > , S< &g1< int> > , S< &g2< int> > , S< &g1< int> > , S< &g2< int> > , S< &g1< int> > , S< &g1< int> > , S< &g1< int> > ); 
# 27
S< &g1< int> >  w1; S< &g1< int> >  w2; S< &g2< int> >  w3; S< &g2< int> >  w4; S< &g1< int> >  w5; 

# 1 "template_argument_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__180cb443_30_template_argument_functions_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_argument_functions.cudafe1.stub.c"
#include "template_argument_functions.cudafe1.stub.c"
# 1 "template_argument_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
