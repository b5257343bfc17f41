// shows: parentheses around what is returned as a copy; choices that call what only an instantiation finds
// prelude: none
namespace n { template<class T> struct id { typedef T type; };
constexpr unsigned wdt(unsigned long a, unsigned long d = 10, unsigned w = 0) { return a; }
constexpr unsigned one(unsigned long a) { return a; }
template<class D> struct W { using C = typename id<D>::type; typedef typename id<D>::type C2;
  static unsigned constexpr w1 = wdt(C::p::den) < 19 ? wdt(C::p::den) : 6u;
  static unsigned constexpr w2 = one(C::p::den) < 19 ? one(C::p::den) : 6u;
  static unsigned constexpr w3 = one(D::den) < 19 ? one(D::den) : 6u;
  static unsigned constexpr w4 = one(D::den) < 19 ? 5u : 6u;
  static unsigned constexpr w5 = D::den < 19 ? one(D::den) : 6u;
  static unsigned constexpr w6 = n::one(D::den) < 19 ? n::one(D::den) : 6u;
  static unsigned constexpr w7 = n::wdt(D::den);
  static unsigned constexpr w8 = D::den < 19 ? D::den : 6u;
  static unsigned constexpr w9 = D::f(3) < 19 ? D::f(4) : 6u;
  static bool constexpr x1 = one(D::den) < 19;
  static bool constexpr x2 = one(D::den) < 19 && D::den;
  static unsigned constexpr x3 = one(D::den) + 1;
  static unsigned constexpr x4 = -one(D::den);
  static unsigned constexpr x5 = one(D::den) < 19 ? one(D::den) : one(7);
};
struct G { int v; constexpr G(int i) : v(i) {} G self() const { return (*this); } G s2() { return (*this); } G &s3() { return (*this); } const G &s4() const { return (*this); }
  G s5(G a) { return (a); } static G s6(const G *p) { return (*p); } G s7(G *p) { return ((*p)); } int s8() { return (v); } G s9(G (&a)[2]) { return (a[0]); } G t1(bool b) { return (b ? *this : *this); } };
struct H { int v; H(const H&); H self() const { return (*this); } H s2() { return (*this); } H s5(H a) { return (a); } static H s6(const H *p) { return (*p); } };
struct K { int v; K self() const { return (*this); } K s2() { return (*this); } static K s6(const K *p) { return (*p); } };
template<class T> struct L { int v; L self() const { return (*this); } L s2() { return (*this); } static L s6(const L *p) { return (*p); } };
}
