// prelude: none
// A call that is refused is of the type that its function returns where nothing else can be meant by its name
namespace first { struct B { }; struct R { };
struct P { R n(B); static R s(B); R operator()(B); R operator+(B); R d(B, int = 0); R v(B, ...); template<class T> R t(T, B); R o(B); R o(B, B); R two(B, B); virtual R vi(B); };
template<class T> struct Q { R n(B); static R s(B); R n(T, B); R operator()(B); }; R fr(B); R (*fp)(B); struct W { R (*fp)(B); };
void f(P p, Q<int> q, P* pp, W w) { int x;
 x = p.n(0);
 x = p.s(0);
 x = p(0);
 x = p + 0;
 x = p.d(0);
 x = p.v(0);
 x = p.t(1, 2);
 x = p.o(0);
 x = p.two(0, 1);
 x = p.vi(0);
 x = pp->n(0);
 x = P::s(0);
 x = q.n(0);
 x = q.s(0);
 x = q(0);
 x = q.n(1, 2);
 x = fr(0);
 x = fp(0);
 x = w.fp(0);
 x = p.n();
 x = p.n(B(), 1);
 x = fr();
 x = q.s();
 x = p.n("x");
 x = p.n(nope);
 x = p.n(R()) + 1;
 int y = p.n(0);
 x = (p.*&P::n)(0);
}
}
namespace second { struct B { }; struct R { }; struct C2 { C2(B); C2(B, int); };
R fr(B); R (&rf)(B) = fr; namespace N { R fr(B); R (*np)(B); } template<class T> R ft(B, T); R dd(B, int = 0); R va(B, ...); R onlyint(int*);
struct P { R n(B); static R s(B); R (*fp)(B); static R (*sfp)(B); P(); P(B); template<class T> R t(B); R (P::*pm)(B); friend R ff(P, B);
 void g() { int x; x = n(0);
 x = s(0);
 x = this->n(0);
 x = P::n(0);
 x = fp(0);
 x = sfp(0);
 x = t<int>(0); } };
void f(P p) { int x;
 x = ::fr(0);
 x = N::fr(0);
 x = (fr)(0);
 x = (&fr)(0);
 x = (*fr)(0);
 x = rf(0);
 x = N::np(0);
 x = ft<int>(0, 0);
 x = p.t<int>(0);
 x = dd(0);
 x = va(0);
 x = fr(nope);
 x = fr({1, 2});
 x = onlyint(1);
 x = onlyint(1.5);
 { R local(B); x = local(0); }
 R (*lp)(B) = fr; x = lp(0);
 x = (lp)(0);
 x = (*lp)(0);
 auto la = [](B) { return R(); }; x = la(0);
 x = [](B) { return R(); }(0);
 x = (1 ? fr : fr)(0);
 x = ff(p, 0);
 x = C2(1);
 x = C2(1, 2);
 x = lp();
 x = lp(B(), 1);
 x = fr(B(), 1);
 x = N::fr();
 x = (fr)();
 x = p.s();
 x = p.nope(1);
 x = p.s(nope);
 x = p.s(1, nope);
 lp(0) + 1;
 p.n(0).foo;
 p.n(0)->foo;
 fr(0).foo;
 fp2(0).foo;
 p.n(0)(1);
 *p.n(0);
 if (p.n(0)) ;
 auto q = p.n(0); q.foo;
 sizeof(p.n(0)); x = sizeof(char[sizeof(p.n(0))]);
}
}
namespace third { struct B { }; struct R { }; namespace M { struct MB { operator int() const; }; } using M::MB;
R fr(B); R fi(int); R f2(B, B); R f0(); namespace M { R fm(int); R fm2(MB, int); } using M::fm2;
void f(B b, MB mb, R r, int* pi) { int x; enum E { e };
 x = fr(0, 0);
 x = fr(1, 2);
 x = fr(b, b);
 x = fr(r);
 x = fr(mb);
 x = f2(b, 0);
 x = f2(0, b);
 x = f2(0, 0);
 x = f2(b, mb);
 x = f2(b);
 x = f2();
 x = f2(0);
 x = f0(0);
 x = f0(b);
 x = fi(pi);
 x = fi(b);
 x = fi(nope);
 x = fm2(mb, pi);
 x = fm2(mb);
 x = fm2(mb, nope);
 x = fr(e);
 x = fi("x");
 { using M::fm; x = fm(pi); x = fm(b); }
 { R loc(B); x = loc(0); x = loc(b, b); x = loc(r); x = loc(); }
 { R loc2(int); x = loc2(pi); x = loc2(b); x = loc2(nope); }
 R (&lr)(B) = fr; x = lr(0); x = lr(b, b); x = lr();
}
struct S { R m(int); void g(B b) { int x; x = m(b); x = m(nope); x = m(); R loc(B); x = loc(0); x = ::fr(0); x = fr(0); x = fr(b, b); } };
template<class T> struct TS { R m(int); T h(B b) { int x; x = m(b); x = fr(0); x = fr(b, b); return T(); } };
int TS<int>::*q; int third_main() { TS<int>().h(B()); }
}
