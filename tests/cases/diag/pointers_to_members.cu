// prelude: none
// flags: --c++17
// Pointers to members: the object fits the function, and the base is one, accessible and not virtual.
struct X { int d; void m(); };
typedef void (X::*PM)(); typedef void (X::*PMC)() const; typedef void (X::*PMV)() volatile; typedef void (X::*PL)() &; typedef void (X::*PR)() &&; typedef void (X::*PCL)() const &;
void f(X *p, const X *pc, volatile X *pv, const volatile X *pcv, PM pm, PMC pmc, PMV pmv, X &o, const X oc, PL pl, PR pr, PCL pcl, int X::*d) {
  (p->*pm)(); (pc->*pm)();
  (pc->*pmc)(); (pc->*pmv)();
  (pv->*pmv)(); (pv->*pmc)();
  (pcv->*pmc)();
  (oc.*pm)();
  (o.*pl)(); (X().*pl)(); (X().*pr)(); (o.*pr)(); (X().*pcl)(); (oc.*pl)();
  pc->*d = 1; oc.*d = 2;
  X().*pm;
}
template<class T> void g(const T *p, void (T::*m)()) { (p->*m)(); }
template void g<X>(const X*, PM);
struct B {}; class D1 : B {}; struct D2 : virtual B {}; struct L : B {}; struct R : B {}; struct D3 : L, R {}; struct D4 : B {};
void h(int B::*p, void (B::*q)()) {
  int D1::*a = p; int D2::*b = p; int D3::*c = p; int D4::*e = p;
  void (D1::*a2)() = q; void (D2::*b2)() = q; void (D3::*c2)() = q; void (D4::*e2)() = q;
  a = p; b = p;
  int B::*n = (int B::*)a; n = static_cast<int B::*>(b); n = static_cast<int B::*>(c); n = static_cast<int B::*>(a); n = static_cast<int B::*>(e); n = e;
}
void k(int D1::*); void k2(int B::*p) { k(p); }
