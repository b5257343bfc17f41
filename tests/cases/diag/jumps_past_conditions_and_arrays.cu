// prelude: none
struct B { B(); ~B(); }; struct Pd { int x; }; int n; bool c(); int ar[3];
void f1() { goto a; if (int i = 3) { a: ; } }
void f2() { goto a; if (Pd p; c()) { a: ; } }
void f3() { goto a; if (B b; c()) { a: ; } }
void f4() { goto a; while (int i = c()) { a: ; } }
void f5() { goto a; for (int i = 0; i < 3; ++i) { a: ; } }
void f6() { goto a; for (int i; n < 3;) { a: ; } }
void f7() { goto a; for (int i : ar) { a: ; } }
void f8() { goto a; switch (int i = n) { case 1: a: ; } }
void f9() { goto a; switch (B b; n) { case 1: a: ; } }
void f10() { if (int i = 3) { } else { a: ; } goto a; }
void f11() { goto a; int v[n]; a: ; }
void f12() { switch (n) { case 0: int v[n]; case 1: ; } }
void f13() { switch (n) { case 0: if (int i = 3) { case 1: ; } } }
void f14() { switch (n) { case 0: int i = 3; case 1: ; default: ; } }
void f15() { switch (n) { case 0: B b; case 1: ; } }
void f16() { goto a; try { a: ; } catch (...) { } }
void f17() { goto a; try { } catch (int i) { a: ; } }
void f18() { goto a; B b; Pd p; int i = 3; static int s = 3; a: ; }
void f19() { goto a; Pd p; int i; a: ; }
void f20() { switch (n) { case 0: while (int i = c()) { case 1: ; } } }
void f21() { switch (n) { case 0: for (int i = 0; ; ) { case 1: ; } } }
void f22() { switch (n) { int i = 3; case 0: ; } }
void f23() { switch (n) { int v[n]; case 0: ; } }
void f24() { back: ; int v[n]; goto back; }
void f25() { goto a; typedef int V[n]; a: ; }
void f26() { switch (n) { case 0: { int i = 3; } case 1: ; } }
void f27() { goto a; auto l = [] { }; a: ; }
void f28() { goto a; int& r = n; a: ; }
void f29() { goto a; const int k = 3; constexpr int z = 3; a: ; }
void f30() { goto a; { int i = 3; a: ; } }
void f31() { goto a; auto [x] = Pd(); a: ; }
void f32() { goto a; if constexpr (true) { a: ; } }
void f33() { goto a; do { int q = 3; a: ; } while (0); }
void f34() { void* p = &&a; goto *p; int i = 3; a: ; }
void f35() { switch (int i = n; i) { case 0: ; int j = 4; default: ; } }
void f36() { goto a; for (B b;;) { a: ; } }
template <class T> void t1() { goto a; T t = T(); a: ; }
auto lam = [] { goto a; int i = 3; a: ; };
struct R { B* begin(); B* end(); };
void g1() { goto a; for (B b : R()) { a: ; } }
void g2() { switch (n) { case 0: for (int i : ar) { case 1: ; } } }
void g3() { switch (n) { case 0: for (B b : R()) { case 1: ; } } }
void g4() { switch (n) { case 0: int v[n]; B b; int i = 3; case 1: ; } }
void g5() { goto a; int v[n]; B b; int w[n][n]; a: ; }
void g6() { goto a; using V = int[n]; a: ; }
void g7() { if (B b; int i = 3) { a: ; } while (int j = c()) goto a; }
