# 1 "members_of_repeated_bases.cu"
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
struct A { int ai; void f(); static int s; typedef int T; }; struct B : public A { }; struct C1 : public A { int c1i; }; 
# 4
struct D1 : public B, public C1 { D1() { (B::ai) = 0; (C1::ai) = 1; (c1i) = 2; (this->B::ai) = 3; this->B::f(); this->C1::f(); C1::s = 1; } void c(); void g(D1 *p, D1 &r) { (p->B::ai) = 1; (r.C1::ai) = 2; p->B::f(); r.C1::f(); (r.c1i) = 3; } }; 
# 5
struct E : public B { int ai; E() { (B::ai) = 1; (A::ai) = 2; (ai) = 3; (ai) = 4; (this->A::ai) = 5; this->B::f(); } }; 
# 6
struct F : public A { F() { (ai) = 1; (this->ai) = 2; (ai) = 3; this->A::f(); this->F::f(); } }; 
# 7
struct G : public D1 { G() { (B::ai) = 1; (C1::ai) = 2; (c1i) = 3; } }; 
# 8
void h(D1 *p, E *e, F *f, G *g) { (p->B::ai) = 1; (e->A::ai) = 2; (e->B::ai) = 3; (e->ai) = 4; (f->ai) = 5; (f->ai) = 6; (g->B::ai) = 7; g->C1::f(); } 
# 9
template< class T> struct UFoo { int k(float); static int s(float); template< class U> int t(U); }; 
# 10
struct UBaz { int k(int); static int s(int); int t(int); int only(int); }; 
# 11
template< class T> struct UBar : public UFoo< T> , public UBaz { using UFoo< T> ::k;using ::UBaz::k;using UFoo< T> ::s;using ::UBaz::s;using UFoo< T> ::t;using ::UBaz::t;using ::UBaz::only;
# 12
int f() { return ((((((k((1.0F)) + k(1)) + this->k(1)) + s(1)) + UBar< T> ::s(1)) + this->s((1.0F))) + t(1)) + this->only(1); } }; 
# 13
template< class T> struct UBar2 : public UBaz, public UFoo< T>  { using ::UBaz::k;using UFoo< T> ::k;int k(char); int f() { return (k(1) + k('a')) + this->k(1); } }; 
# 14
template< class T> struct UBar3 : public UBaz { using UBaz::k;int k(char); int k(T *); int f() { return (k(1) + k('a')) + this->k(1); } }; 
# 15
template< class T> struct UBar4 : public UBaz { using UBaz::k;int f() { return this->k(1) + this->k(1); } }; 
# 16
int x(UBar< int>  b, UBar2< int>  c, UBar3< int>  d, UBar4< int>  e) { return ((((b.f() + c.f()) + d.f()) + e.f()) + b.k(1)) + c.k((1.0F)); } 

# 1 "members_of_repeated_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__87f17812_28_members_of_repeated_bases_cu_e29f9054
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_repeated_bases.cudafe1.stub.c"
#include "members_of_repeated_bases.cudafe1.stub.c"
# 1 "members_of_repeated_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
