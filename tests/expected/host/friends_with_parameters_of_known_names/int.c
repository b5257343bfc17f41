# 1 "friends_with_parameters_of_known_names.cu"
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
void gfn(int); int gvar; struct gty { }; namespace gns { }enum gen { genum}; template< class T> void gtf(T); typedef int gtd; namespace m { int mvar; }
# 5
namespace n { void nfn(); extern int nvar; struct nty { }; namespace nns { }enum nen { nenum}; template< class T> struct ntc { }; void later_not(); struct oth { }; namespace in { int invar; }
# 6
struct A { int mem; static int smem; void mf(); typedef int mty; friend void a1(A p); friend void a2(n::A gfn); friend void a3(n::A gvar); friend void a4(n::A gty); friend void a5(n::A gns); friend void a6(n::A genum); friend void a7(n::A gtf); friend void a8(n::A gtd); friend void a9(n::A nfn); friend void b1(n::A nvar); friend void b2(n::A nty); friend void b3(n::A nns); friend void b4(n::A nenum); friend void b5(n::A ntc); friend void b6(A mem); friend void b7(A smem); friend void b8(A mf); friend void b9(A mty); friend void c1(n::A A); friend void c2(::n::A n); friend void c3(A c3); friend void c4(A mvar); friend void c5(A invar); friend void c6(A later); friend void c7(n::A oth); friend void c8(int nfn, n::A q); friend void c9(n::A q, int nfn); friend void d1(n::A * nfn, const n::A & r); friend void d2(n::oth nfn); friend void d3(n::oth nfn, n::A q); friend A d4(n::A nfn); friend void d5(A a1); friend A *d6(int nfn); friend void d7(n::A (* nfn)(n::A)); friend inline void d8(n::A nfn) { (nfn.mem) = 1; } template< class T> friend void e1(T nfn, n::A b); template< class T> friend inline void e2(n::A nfn, T b) { A x; } friend inline void e3(n::A m, n::A) { A m2; } 
# 7
void f1(A nfn); static void f2(A nfn); void f3(A nfn) { } template< class T> void f4(A nfn, T); A(A * nfn); A(); A &operator=(A * nfn); A *f5(const A * later); void f6(oth nfn, A q); 
# 8
friend void g1(n::A q, n::A gen); friend void g2(n::A nen); friend bool operator==(n::A nfn, n::A b); friend inline bool operator!=(const n::A &p, const n::A &nvar) { return 1; } }; 
# 9
int later; void nf(A nfn, oth nvar); void nf2(A nfn) { } template< class T> void nf3(A nfn, T); template< class T> struct W { friend void w1(n::W< T>  nfn); friend void w2(n::W< T>  nfn); friend void w3(T nfn, n::W< T> ); friend void w4(n::A nfn); void w5(W nfn); friend void w6(n::W< int>  nfn); friend void w7(T nvar, n::A); friend void w8(W< T>  qq); }; }
# 10
struct G { friend void h1(G gfn); friend void h2(G nfn); }; 
# 11
namespace n { namespace d { struct B { int x; }; template< class T> struct C { int x; }; enum E { z}; typedef B tB; using tC = C< int> ; }using namespace d;using d::E;struct any; struct barrier; }
# 12
namespace n { struct any { friend void f1(const any * a, int); friend void f1b(n::any a, n::any & b, const n::any & c, n::any *const * d); template< class T> friend void f2(const any * a, T); friend any f3(); friend any *f4(any (*)(any)); friend inline bool operator==(const any &a, const any &b) { return true; } friend bool operator!=(any, any); any(); any(const any &); void m(any a, const any * b); static any s(any); template< class U> any t(any, U); 
# 13
friend void g1(n::d::B b, n::d::B c, n::d::C< int>  e, n::d::C< any>  f, n::d::E g, n::d::E h, n::d::tB, n::d::tC); struct In { friend void h1(In, n::any); friend void h2(const In * i, In); In m(In, any); }; friend In k1(any::In *); template< class T> friend In *k2(any::In, T); typedef int ti; friend ti k3(any::ti); enum Q { q1}; friend Q k4(any::Q); }; 
# 14
class aw { friend void init(aw * b, unsigned e); friend inline void inv(aw * b); friend void inv2(aw * b); friend void inv3(aw * b); }; }
# 15
namespace n { template< class T> struct fd { friend void f1(const fd< T>  * a, fd< T>  b); friend inline T operator/(T t, n::fd< T>  d) { return t; } friend inline T operator%(T t, n::fd< T>  d) { return t; } template< class R> friend inline R operator+(R r, n::fd< T>  d) { return r; } template< class R> friend inline R operator-(R r, n::fd< T>  d) { return r; } template< class R> friend R operator*(R r, n::fd< R>  d); friend void g2(n::fd< int> , fd< T>  * p, const fd< T>  & q); friend void g3(n::d::B, n::d::B, n::d::C< T> , n::d::C< int> ); struct In { friend void h1(In, n::fd< T> ); }; friend void k1(typename fd< T> ::In, typename fd< T> ::In); typedef T vt; friend inline vt k2(typename fd< T> ::vt) { return vt(); } template< class U> friend vt k3(U); }; }
# 16
struct gl { friend void f1(const gl * a); template< class T> friend void f2(const gl * a, T); struct In { friend void h1(In, gl); }; }; 
# 17
n::fd< int>  i1; void n::f1(const any *a, int) { } namespace n { inline namespace v { struct iv { friend void x1(iv *); friend void x2(iv); template< class T> friend void x3(iv, T); }; namespace det { template< class A> struct fdm { template< class R> friend inline A operator/(R r, n::v::det::fdm< A>  d) { return A(); } template< class R> friend inline A operator%(R r, n::v::det::fdm< A>  d) noexcept { return A(); } }; }}}

# 1 "friends_with_parameters_of_known_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__58308370_41_friends_with_parameters_of_known_names_cu_41c63ec3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_with_parameters_of_known_names.cudafe1.stub.c"
#include "friends_with_parameters_of_known_names.cudafe1.stub.c"
# 1 "friends_with_parameters_of_known_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
