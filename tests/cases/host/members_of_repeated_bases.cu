// shows: members of one of several objects of a base, and using-declarations beside those of open bases
// prelude: none
struct A { int ai; void f(); static int s; typedef int T; }; struct B : A {}; struct C1 : A { int c1i; };
struct D1 : B, C1 { D1() { B::ai = 0; C1::ai = 1; c1i = 2; this->B::ai = 3; B::f(); this->C1::f(); C1::s = 1; } void c(); void g(D1 *p, D1 &r) { p->B::ai = 1; r.C1::ai = 2; p->B::f(); r.C1::f(); r.c1i = 3; } };
struct E : B { int ai; E() { B::ai = 1; A::ai = 2; ai = 3; E::ai = 4; this->A::ai = 5; B::f(); } };
struct F : A { F() { A::ai = 1; this->A::ai = 2; F::ai = 3; A::f(); F::f(); } };
struct G : D1 { G() { B::ai = 1; C1::ai = 2; D1::c1i = 3; } };
void h(D1 *p, E *e, F *f, G *g) { p->B::ai = 1; e->A::ai = 2; e->B::ai = 3; e->E::ai = 4; f->A::ai = 5; f->F::ai = 6; g->B::ai = 7; g->C1::f(); }
template<class T> struct UFoo { int k(float); static int s(float); template<class U> int t(U); };
struct UBaz { int k(int); static int s(int); int t(int); int only(int); };
template<class T> struct UBar : UFoo<T>, UBaz { using UFoo<T>::k; using UBaz::k; using UFoo<T>::s; using UBaz::s; using UFoo<T>::t; using UBaz::t; using UBaz::only;
 int f() { return k(1.0f) + k(1) + this->k(1) + s(1) + UBar::s(1) + this->s(1.0f) + t(1) + only(1); } };
template<class T> struct UBar2 : UBaz, UFoo<T> { using UBaz::k; using UFoo<T>::k; int k(char); int f() { return k(1) + k('a') + this->k(1); } };
template<class T> struct UBar3 : UBaz { using UBaz::k; int k(char); int k(T*); int f() { return k(1) + k('a') + this->k(1); } };
template<class T> struct UBar4 : UBaz { using UBaz::k; int f() { return k(1) + this->k(1); } };
int x(UBar<int> b, UBar2<int> c, UBar3<int> d, UBar4<int> e) { return b.f() + c.f() + d.f() + e.f() + b.k(1) + c.k(1.0f); }
