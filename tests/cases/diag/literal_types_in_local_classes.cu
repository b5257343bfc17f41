// prelude: none
// flags: --c++17
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
int a = f(bii<cont>(c));
auto d = cp(3, bii<cont>(c));
struct NL { NL(); ~NL(); int x; };
template<class O> constexpr int k(O o) { struct un { constexpr int m(O) { return 1; } constexpr O q() { return O(); } }; return 2; }
int gk = k(NL());
