# 1 "template_argument_members.cu"
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
namespace n { template< class T> T f3(T); template< class T> T f4(T); int f4(int, int); struct A { template< class U> static U g(U); template< class U> void h(U); 
# 6
void in(S< &g< int> > , S< &g< int> > , S< &g< int> > , S< &g< int> > , S< &g< int> > ); }; 
# 7
void inn(S< &f3< int> > , S< &f3< int> > , S< &f3< int> > , S< &f3< int> > , S< &f3< int> > , S< &A::g< int> > , S< &A::g< int> > , S< &f4< int> > , S< &f4< int> > ); 
# 8
namespace m { void im(S< &f3< int> > , S< &f3< int> > , S< &f4< int> > ); }}
# 9
template< void (n::A::*)(int)> struct M { }; 
# 10
template< void (W< int> ::*)(int)> struct MW { }; 
# 11
template< int (&)(int)> struct R { }; 
# 12
void p2(S< &n::f3< int> > , S< &n::f3< int> > , S< &n::f3< int> > , S< &n::f3< int> > , S< &n::f4< int> > , S< &n::f4< int> > , S< &n::f4< int> > ); 
# 13
void p4(M< &n::A::h< int> > , M< &n::A::h< int> > , S< &n::A::g< int> > , S< &n::A::g< int> > , MW< &W< int> ::h< int> > , MW< &W< int> ::h< int> > , S< &W< int> ::g< int> > , S< &W< int> ::g< int> > ); 
# 14
void p5(R< n::f3< int> > , R< n::f3< int> > , R< n::A::g< int> > , R< n::A::g< int> > ); 
# 15
S< &n::f3< int> >  v1; S< &n::f3< int> >  v2; S< &n::f4< int> >  v3; 
# 16
using n::f3;
# 17
void p6(S< &n::f3< int> > , S< &n::f3< int> > , S< &n::f3< int> > ); 
# 18
using namespace n;
# 19
void p7(S< &n::f4< int> > , S< &n::f4< int> > , S< &n::f4< int> > ); 
# 20
int use() { S< &n::f3< int> >  a; S< &n::f3< int> >  b; S< &n::f4< int> >  c; S< &n::f4< int> >  d; return 0; } 
# 21
S< &n::f3< int> >  v5; S< &n::f3< int> >  v6; S< &n::f3< int> >  v7; 

# 1 "template_argument_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e2dcfe0f_28_template_argument_members_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_argument_members.cudafe1.stub.c"
#include "template_argument_members.cudafe1.stub.c"
# 1 "template_argument_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
