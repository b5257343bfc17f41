// flags: --il_display
// prelude: none
// Objects of classes that are copied, passed, returned, thrown and chosen among two.
struct C { C(); C(int); C(const C &); ~C(); int v; }; C mk(); C c2;
C c3 = c2;
void f() { C l = c2; C m(c2); C n{c2}; C o = mk(); C p = C(2); C q = l; static C s = c2; }
C g(bool b) { C l; if (b) return l; return c2; }
void h(C); void k() { h(c2); h(mk()); C *p = new C(c2); throw c2; }
struct K { C c; K(C d) : c(d) {} }; K kk(c2); C cc(c2);
C ch(bool b) { C x = b ? C(1) : mk(); h(b ? C(1) : C(2)); const C &r = b ? mk() : C(3); return b ? C(1) : mk(); }
struct P { int x, y; }; P mp(); P cp(bool b) { P x = b ? P{1} : mp(); const P &r = b ? mp() : P(); int i = (b ? mp() : x).x; b ? mp() : mp(); return b ? mp() : P{2, 3}; }
