// shows: operators, conversions, allocation functions, templates and injected names that are not accessible
// prelude: none
class P { void *operator new(unsigned long); void operator delete(void *); operator int(); int operator+(int); P &operator=(const P &); int operator()(int); int operator[](int); P *operator->(); int operator*(); P &operator++(); P operator++(int); bool operator==(const P &) const; template<class T> void tm(T); template<class T> static void ts(T); void ov(int); void ov(double); public: int x; };
void f(P &p, P *q, const P &c) {
  p = c;
  p + 1;
  p(1);
  p[1];
  p->x;
  *p;
  ++p;
  p++;
  p == c;
  int i = p;
  (int)p;
  if (p) {}
  new P;
  delete q;
  p.tm(1);
  p.tm<int>(1);
  P::ts(1);
  p.ov(1);
  p.ov(1.0);
  p.operator+(1);
  p.operator int();
  p.operator=(c);
  switch (p) {}
  int a[3]; a[p];
  p += 1;
  &P::ov;
  void (P::*m)(int) = &P::ov;
  void (P::*n)(int) = &P::tm;
}
class D { ~D(); public: D(); }; class E { protected: ~E(); E(); }; struct E2 : E {}; class G { public: virtual ~G(); private: virtual void v(); }; struct G2 : G { void v(); void w() { G::v(); } };
struct H { D d; }; H h; struct I : D {}; I i; struct J : E { void f(E *e) { E e2; e->~E(); delete e; } };
class K { struct N { int a; }; typedef int T; enum { k1 }; static int s; template<class U> struct TN {}; template<class U> using TA = U; protected: typedef int PT; };
K::N n1; K::T t1; int k = K::k1; int ks = K::s; K::TN<int> tn; K::TA<int> ta; K::PT pt; struct L : K { T t; PT p; N n; TN<int> x; TA<int> y; int a = k1; int b = s; };
struct M : private K { using K::PT; }; M::PT mp; struct O : M { PT q; K *kp; ::K *kq; };
class R { friend int fr(R &); int v; friend class S; template<class T> friend void tfr(R &, T); }; int fr(R &r) { return r.v; } class S { void f(R &r) { r.v; } class In { void g(R &r) { r.v; } }; }; template<class T> void tfr(R &r, T t) { r.v = t; } void nfr(R &r) { r.v; tfr(r, 1); } struct T2 : S { void h(R &r) { r.v; } };
struct U { protected: int p; static int sp; void pf(); }; struct V : U { void f(U *u, V *v) { u->p; v->p; p; U::p; u->pf(); v->pf(); U::sp; u->sp; int U::*m = &U::p; int U::*m2 = &V::p; void (U::*m3)() = &U::pf; } }; void vf(V *v) { v->p; v->sp; v->pf(); v->U::p; }
class Y { Y(int); Y(const Y &); friend void yf(); public: Y(); static Y mk(); operator K(); }; void yg(Y &y) { Y a(1); Y b = 1; Y c = y; Y d(y); Y::mk(); Y e = Y::mk(); Y f{1}; Y *g = new Y(1); yg(1); throw y; auto l = [y] {}; Y arr[] = {y, 1}; static_cast<Y>(1); Y(1); (Y)1; Y{1}; } Y yr(Y &y) { return y; } void yp(Y); void yq(Y &y) { yp(y); yp(1); } struct Z : Y { Z() : Y(1) {} Z(int) {} Z(const Z &z) : Y(z) {} }; struct ZZ { Y y; ZZ() : y(1) {} }; ZZ zz, zz2 = zz;
