# 1 "copies_of_const_objects.cu"
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
struct A { int x, y; }; struct B { B() { } int x; }; struct C { constexpr C() : x(1) { } int x; }; struct D { D(int); int x; }; struct Ec { }; struct G { G(int) { } G(const G &) { } int x; }; 
# 5
int rt(); A fa(); 
# 6
const A a1 = {1, 2}; const A a2 = {rt(), 2}; const A a3 = fa(); extern const A a4; static const A a5 = {1, 2}; A a6 = {1, 2}; const Ec a7; const Ec a8 = {}; const B b1; const B b2 = B(); extern const B b3; B b4; const C c1; const C c2 = C(); constexpr C c3; const D d1(1); const D d2 = ((D)(2)); const G g1(1); 
# 7
A ya1 = (a1); A ya2 = a2; A ya3 = a3; A ya4 = a4; A ya5 = (a5); A ya6 = a6; Ec ya7 = (a7); Ec ya8 = (a8); B yb1 = b1; B yb2 = b2; B yb3 = b3; B yb4 = b4; C yc1 = (c1); C yc2 = (c2); C yc3 = (c3); D yd1 = d1; D yd2 = d2; G yg1 = g1; 
# 8
const A za1 = a1; const A za2 = a2; const A za3 = a3; const A za4 = a4; const A za5 = a5; const A za6 = a6; const Ec za7 = a7; const Ec za8 = a8; const B zb1 = b1; const B zb2 = b2; const B zb3 = b3; const B zb4 = b4; const C zc1 = (c1); const C zc2 = (c2); const C zc3 = (c3); const D zd1 = d1; const D zd2 = d2; const G zg1 = g1; 
# 9
void f(const A pa, const B pb, const C pc, const D pd) { const A la = {1, 2}; const B lb; const C lc; const C lc2 = C(); const D ld(1); const D ld2(rt()); static const A sa = {1, 2}; static const B sb; const A &ra = la; 
# 10
A x1 = (a1); A x2 = a2; A x4 = a4; B x5 = b1; B x6 = b3; C x7 = (c1); C x8 = (c3); D x9 = d1; A x10 = pa; B x11 = pb; C x12 = pc; D x13 = pd; A x14 = la; B x15 = lb; C x16 = lc; C x17 = lc2; D x18 = ld; D x19 = ld2; A x20 = sa; B x21 = sb; A x22 = ra; 
# 11
const A w1 = a1; const A w4 = a4; const B w5 = b1; const B w6 = b3; const C w7 = (c1); const D w9 = d1; const A w10 = pa; const B w11 = pb; const A w14 = la; const B w15 = lb; const C w16 = lc; const D w18 = ld; const A w20 = sa; const B w21 = sb; A v1((a1)); B v2(b1); D v3(d1); B v4{b1}; auto v5 = b1; auto v6 = lb; auto v7 = pa; auto v8 = (a1); const auto v9 = a1; const auto v10 = b1; static B v11 = b1; static const B v12 = b1; B arr[2] = {b1, lb}; A arr3[1] = {pa}; } 
# 12
A r1() { return (a1); } B r2() { return b1; } void g(A, B); void h() { g(a1, b1); const B lb; g({1, 2}, lb); } struct H { B b = b1; A a = (a1); H() : b(b1), a((a1)) { } H(int) { } }; template< class T> void t() { B x = b1; A y = (a1); const B z = b1; const B lb; B w = lb; static const B q = b1; D d = d1; auto v = b1; } 
# 13
struct P { B b; const B cb; void m() const { B x = b; B y = cb; const B z = b; } static const B sb; static const A sa; }; const B P::sb; B ps = P::sb; const B ps2 = P::sb; A ps3 = P::sa; A *ap; void q(const P &p, const P *pp, const B *bp) { B x = p.b; B y = p.cb; B z = pp->cb; B w = *bp; const B u = *bp; } 

# 1 "copies_of_const_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dbb5db21_26_copies_of_const_objects_cu_a6
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "copies_of_const_objects.cudafe1.stub.c"
#include "copies_of_const_objects.cudafe1.stub.c"
# 1 "copies_of_const_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
