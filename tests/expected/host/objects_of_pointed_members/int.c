# 1 "objects_of_pointed_members.cu"
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
struct A { int x; int f() { return 1; } int cf() const { return 1; } A(int = 0) { } }; A fa(); A &fra(); A &&fxa(); A *fp(); int (A::*pm) = (&A::x); int (A::*pf)(void) = (&A::f); int (A::*pcf)(void) const = (&A::cf); struct T { A a; A fm(); operator A() const; }; 
# 5
int g1(T t, A la) { return ((((((((((((((((((((((((((((A()).*pm) + ((((A)(3))).*pm)) + ((A{3}).*pm)) + ((fa()).*pm)) + (fra().*pm)) + (fxa().*pm)) + ((t.a).*pm)) + ((t.fm()).*pm)) + ((((A)(t))).*pm)) + ((T().a).*pm)) + (fp()->*pm)) + ((fp() + 1)->*pm)) + ((&la)->*pm)) + (la.*pm)) + (la.*pm)) + (((A()).*pf)())) + (((fa()).*pf)())) + (((A()).*pcf)())) + (((fa()).*pcf)())) + (((fra()).*pcf)())) + (((la).*pcf)())) + ((static_cast< A>(la)).*pm)) + ((static_cast< A &&>(la)).*pm)) + ((la = A()).*pm)) + ((true ? la : la).*pm)) + (((true ? A() : la)).*pm)) + ((fp(), la).*pm)) + ((([&]{ return la; } )()).*pm); } 
# 6
int (&ra())[2]; int (&&rxa())[2]; int (*pa())[2]; int *ppa(); typedef int I2[2]; struct H { int a[2]; int (&m())[2]; I2 &n(); operator I2 &(); }; H fh(); int (&rga)[2] = ra(); template< class U> int (&rt(U))[2]; 
# 7
int g2(H h, H *hp) { int (&l)[2] = ra(); int *p = ra(); int *q = (ra()) + 1; return (((((((((((((((((((((((ra())[1]) + ((rxa())[1])) + ((*pa())[1])) + ((pa()[0])[1])) + (ppa()[1])) + (*(ra()))) + (*((ra()) + 1))) + ((h.m())[1])) + ((h.n())[0])) + ((hp->m())[1])) + ((fh().a)[1])) + ((fh().m())[1])) + ((rt(1))[1])) + (1[ra()])) + (l[1])) + (rga[0])) + ((ra())[1])) + (*(rxa()))) + (((ra())[0])++)) + sizeof ra()) + sizeof ((ra())[0])) + (*p)) + (*q); } 
# 8
struct V0 { int z; int k() { return 1; } int ck() const { return 2; } }; struct V1 : public V0 { }; struct V2 : virtual public V0 { }; struct V4 : public V1 { }; 
# 9
int access(V0 &v0, V1 &v1, V2 &v2, V4 *v4, V0 *p0, V2 *p2, const V1 cv) { int (V0::*m) = (&V0::z); int (V0::*f)(void) = (&V0::k); int (V0::*g)(void) const = (&V0::ck); int (V1::*m1) = (&V0::z); (v0.*m) = 3; ((v1).*m) = 4; ((v2).*m) = 5; ((v4)->*m) = 6; (p0->*m) = 7; ((p2)->*m) = 8; int x = ((((((((cv).*m) + ((V1()).*m)) + (((v1).*f)())) + (((v4)->*f)())) + (((v2).*f)())) + (((cv).*g)())) + ((p0->*f)())) + (((V2()).*g)()); return ((((x + (v1.*m1)) + ((v4)->*m1)) + ((static_cast< V0 &>(v1)).*m)) + ((&v1)->*m)) + ((*v4).*m); } 
# 10
template< class T> int accesst(T t, V1 v1, V2 &v2, V4 *v4) { int (V0::*m) = (&V0::z); return (((((v1).*m) + ((v2).*m)) + ((v4)->*m)) + (t.*m)) + ((&t)->*m); } 
# 11
int *(&rp1)[2] = (*((int *(*)[2])0)); int &ri = (*((int *)0)); A &rA2 = (*((A *)8)); const A &rA3 = (*((const A *)0)); void g4() { A &rA = (*((A *)0)); static A &sA = (*((A *)0)); A &rB = *fp(); } template< class U> void g5() { U &ri = *((U *)0); A &rA = (*((A *)0)); } 
# 12
template< class T> struct OV { template< class U> void operator->*(U); template< class U> int operator,(U); template< class U> int operator+(U); template< class U> int operator<<(U); template< class U> int operator[](U); template< class U> int operator()(U); template< class U> int operator=(U); }; struct SO { int l; template< class U> SO operator->*(U); template< class U> SO operator+(U); template< class U> SO operator<<(U); SO *operator->(); template< class U> int operator[](U); template< class U> int operator()(U); SO operator*(); }; 
# 13
template< class T> void p1(T t, SO s, const SO cs, SO *sp) { (SO{1})->*t; SO{1} + t; SO{1} << t; SO{1}[t]; SO{1}(t); s->*t; (*sp)->*t; s->*t; SO()->*t; (((SO)(s)))->*t; (((SO)(s)))->*t; t->*s; (s->*t)->*t; (s->*t)->*t; t->*t; (t.x)->*t; (t.x).*t; (t.x)->*(t.y); s->*(t.y); s->*(&T::x); t.*(&T::x); (t.*(&T::x))(); (s->*t)(1); (t->*f(t))(); (t[0])->*t; t()->*t; (&t)->*t; (*t).*t; (static_cast< SO>(t))->*t; (SO{1}->*(3)); (((SO)(s))->*(3)); (s->*(3)); (((SO)(s))->*(3)); f(t)->*s; ((SO{1})->*t) == 3; } 
# 14
void p1n(SO s, SO *sp, int i) { (SO{1}->*i); (SO{1} + i); (SO{1} << i); SO{1}[i]; SO{1}(i); (s->*i); (SO()->*i); (((SO)(s))->*i); (((SO)(s))->*i); (static_cast< SO>(s)->*i); (((s->*i))->*i); } 

# 1 "objects_of_pointed_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2527cf3c_29_objects_of_pointed_members_cu_pm
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_of_pointed_members.cudafe1.stub.c"
#include "objects_of_pointed_members.cudafe1.stub.c"
# 1 "objects_of_pointed_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
