// candidates stand where they are defined, members of class templates where they are declared
namespace n { int f(int a);
  template<class T> T g(T x, T y);
  int f(const int b);
  template<class U> U g(U p, U q) { return p; }
  int f(int c) { return c; }
  int f(int d);
  int f(char *, int);
  struct S { void m(int a); void m(char *, int); template<class T> void k(T, T); };
  void S::m(const int b) { }
  template<class U> void S::k(U a, U b) { }
  int h(int a); int h(char *);

}
extern "C" int c1(int);
int c1(int, int);
void t(n::S s) { n::f("a"); n::g(1, 2.0); s.m("a"); s.k(1, 2.0); n::h(2.0, 3); c1("a"); n::f(); using namespace n; h(1, 2); n::S::m(3.0, 4, 5); ::n::f("a"); ::c1("a"); }
struct B { B(int a); B(char *, int); B(const B &) = default; B &operator=(int); }; B::B(const int x) { }
B b("a"); B b2 = 2.0f; B &B::operator=(const int z) { return *this; }
struct X { }; B operator+(B, int); B operator+(B, X); B operator+(B a, const int z) { return a; }
void u(B q) { q + "a"; q = X(); q = "a"; n::S n1; n1.m(); n1.n::S::m(); (n1.m)(); (&n1)->m(); n1.S::m(); }
template<class T> struct P { void m(T); void m(T, T); void k(int a); void k(char *); }; template<class U> void P<U>::m(U z) { } template<class U> void P<U>::k(const int z) { }
void w(P<int> p) { p.m("a", 2, 3); p.k(2.0, 1); }
