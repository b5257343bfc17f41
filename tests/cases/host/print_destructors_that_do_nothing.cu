// flags: --c++20
// shows: destructors that do nothing are named as those of scalars are
namespace N { struct Q { int a; struct R { int b; } r; } q; typedef Q QT; enum E { e } ee; template<class T> struct W { T t; }; W<int> w; typedef int I; } typedef struct { int z; } An; An an; union U { int a; float f; } u; struct D { ~D() = default; int x; } d; struct D2 { ~D2(); } d2; struct D3 { D2 m; } d3; struct D4 : D { } d4; const N::Q cq{}; int gi; typedef int I; struct P { virtual void f(); } p; struct V { virtual ~V() = default; } v; class Pr { ~Pr() = default; friend void fr(Pr&); }; D3 *pd3; struct CE { constexpr ~CE() {} } ce; typedef D2 D2T; int *gp; N::Q *pq;
void a1() { N::q.~Q(); }
void a2() { N::q.r.~R(); }
void a4() { N::w.~W(); }
void a6() { u.~U(); }
void a7() { d.~D(); }
void a8() { d2.~D2(); }
void a9() { d3.~D3(); }
void a10() { d4.~D4(); }
void a11() { cq.~Q(); }
void a13() { p.~P(); }
void a14() { v.~V(); }
void fr(Pr &x) { x.~Pr(); }
void a15() { pd3->~D3(); pd3[1].~D3(); }
void a16() { ce.~CE(); }
void a17() { d2.D2T::~D2T(); d2.~D2T(); d2.D2::~D2(); }
template<class T> void a18(T t) { gp->~I(); N::q.~Q(); d3.~D3(); t.~T(); }
struct S { int m; void f() { this->~S(); (*this).~S(); m.~I(); } };
template<class T> struct S3 { T m; int n; void f() { this->~S3(); n.~I(); m.~T(); } };
void a20() { using X = decltype(d3); d3.~X(); pd3->~X(); }
void a21() { auto l = [] {}; using L = decltype(l); l.~L(); }
void a22() { pq->~Q(); (*pq).~Q(); pq[2].~Q(); (gi ? *pq : N::q).~Q(); }
void a23() { ((void)gi, gi).~I(); (gi ? gi : gi).~I(); }
__device__ void a24() { pq->~Q(); }
int a25() { return (gp->~I(), 1); }
void a27() { float f; typedef float F; f.~F(); using FP = float*; FP fp = &f; fp->~F(); (&fp)->~FP(); }
constexpr int a28() { N::Q q{}; q.~Q(); return 1; }
void a29() { using T = void(*)(); T t; t.~T(); }
void a30() { bool b = noexcept(gp->~I()) && noexcept(pq->~Q()); }
void a31() { [&] { pq->~Q(); gi.~I(); }(); }
