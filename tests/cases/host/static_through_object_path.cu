struct A { static int s; int n; static int f(); int g(); };
struct B : A { static int t; int m; struct In { static int u; }; };
template<class T> struct D : A { static int w; int h() { D d; D *q = this; return d.A::s + d.D::w + q->A::s + this->A::s + this->D::w + d.A::n + A::s + q->D::f(); } };
typedef A TA;
int f(A &a, B &b, B *p) {
  int r = a.A::s + b.A::s + b.B::s + b.B::t + p->A::s + p->B::t + a.A::n + b.A::n + b.B::n + b.B::m + p->B::m + a.A::f() + b.B::f() + b.A::f() + b.TA::s + b.TA::n + a.TA::s;
  r += b.::A::s + b.::B::t + b.::A::n;
  return r + D<int>().h() + D<int>().D<int>::w;
}
