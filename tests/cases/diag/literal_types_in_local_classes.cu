// prelude: none
// flags: --c++17
#define A3
#define A7
#define A1
template<class C> struct bii { protected: C* container; public: typedef C container_type; explicit bii(C& c) : container(&c) {} bii& operator=(int) { return *this; } };
struct cont { int v; };
template<class O> int f(O o) {
  struct acc : O { constexpr acc(O b) : O(b) {} using O::container; };
  return acc(o).container->v;
}
template<class O> inline constexpr auto gc(O it) -> typename O::container_type& {
  struct acc : O { constexpr acc(O b) : O(b) {} using O::container; };
  return *acc(it).container;
}
template<class O> constexpr auto cp(int a, O o) -> O { gc(o).v = a; return o; }
template<class O> constexpr O wr(O o, int v) { return cp(v, o); }
cont c;
#ifdef A1
int a = f(bii<cont>(c));
#endif
#ifdef A2
int b = gc(bii<cont>(c)).v;
#endif
#ifdef A3
auto d = cp(3, bii<cont>(c));
#endif
#ifdef A4
void g() { wr(bii<cont>(c), 3); }
#endif
#ifdef A5
template<class T> void g(T t) { wr(bii<cont>(c), t); }
template void g(int);
#endif
struct NL { NL(); ~NL(); int x; };
#ifdef A6
template<class O> constexpr int k(O o) { struct un { constexpr un(O) {} }; return 2; }
int gk = k(NL());
#endif
#ifdef A7
template<class O> constexpr int k(O o) { struct un { constexpr int m(O) { return 1; } constexpr O q() { return O(); } }; return 2; }
int gk = k(NL());
#endif
#ifdef A8
template<class O> constexpr int k(O* o) { struct un { constexpr un(O) {} }; return 2; }
int gk = k((NL*)0);
#endif
#ifdef A9
template<class O> constexpr int k(O* o) { struct un { constexpr un(O) {} }; return 2; }
template<class O> int l(O* o) { return k(o); }
int g = l((NL*)0);
template<class O> struct S { static constexpr int k(O* o) { struct un { constexpr un(O) {} }; return 2; } };
int h = S<NL>::k(0);
int z = sizeof(k((NL*)0));
#endif
