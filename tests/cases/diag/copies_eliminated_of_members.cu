// prelude: none
// flags: --c++14
struct NM { NM() = default; NM(NM&&) = delete; NM(int); }; struct Q { NM operator()() { return {}; } }; struct E {}; struct F { F(); F(const F&); ~F(); int x; }; F mf(); E me(); struct X { operator NM(); }; const NM cmk();
struct G0 : NM { G0(Q q) : NM(q()) {} };
struct G1 { NM v; NM w{mk()}; static NM mk(); G1(Q q, int) : v(q()) {} G1(char) : v{mk()} {} G1(long) : v((mk())) {} G1(float) : v(NM(3)) {} G1(double) : v(NM{}) {} G1(E) : v(cmk()) {} };
struct G2 { F f; E e; G2() : f(mf()), e(me()) {} constexpr G2(int) : f(mf()), e(me()) {} G2(char) : f(F()), e(E()) {} };
template<class T> struct G3 { F f; T e; G3() : f(mf()), e(me()) {} constexpr G3(int) : f(mf()), e(me()) {} G3(char) : f(F()), e(T()) {} };
struct G4 { NM v; G4(X x) : v(x) {} };
NM a(G1::mk()), b(NM(3)), c{G1::mk()}, d = G1::mk(); NM* e = new NM(G1::mk()); struct G5 { NM a; }; G5 g5{G1::mk()}; 
