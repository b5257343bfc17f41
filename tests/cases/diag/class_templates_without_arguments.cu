// shows: names of templates without their arguments where a type or value is needed
// prelude: none
template<class T> struct G { G(T); }; namespace d { template<class T> struct F { F(T); }; }
using A = G; typedef G B1; typedef const d::F CB; typedef G* PB; using Fn = int(G); template<class T> using AT = d::F;
int f() { return sizeof(G) + alignof(d::F); }
void g() { try { } catch (G) { } catch (const d::F&) {} auto x = (G)3; auto y = static_cast<G>(3); auto z = reinterpret_cast<const d::F*>(&x); }
void h(const G& x); void y(const d::F x); void w(G* x); void v(G); int u(int, G x, G& y); auto s() -> G; auto s2() -> const G*; G s3(); const G& s5();
template<G X> struct N {}; template<d::F X> struct N2 {}; template<class T = G> struct Df {}; template<class T = const G*> struct Df2 {};
extern G e; struct S {}; G operator+(S, S); struct U { G x; static G v; inline static d::F w = 3; const G y = 3; operator G(); friend const G y2(); G m(); G* p; const d::F& r; void f(G); };
auto l = [](G x) { }; auto l2 = []() -> d::F { return 3; }; auto l3 = [](const G& y) {};
template<class T> struct H { G x; void f(G); G g(); using A = G; static_assert(sizeof(G) > 0, ""); }; template<class T> void t(T t) { (void)(G)t; (void)static_cast<d::F>(t); new (G)(t); }
template<class T> int V = 3; int y1 = V; int z1 = sizeof(V); int w1 = V + 1; int x1 = (V); namespace d { template<class T> int W = 1; } int w2 = d::W;
template<class T> using AL = T; using LB = AL; AL ax; int lc = sizeof(AL); struct AS { AL m; };
auto ok = G(3); auto ok2 = new (G)(3); auto ok3 = G{3}; d::F ok4 = 3; static G ok5(3); const G ok6{3}; template<template<class> class X> struct TT {}; TT<G> tt; TT<d::F> tf;
