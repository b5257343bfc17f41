// prelude: none
// flags: --c++17
struct NL { NL(); ~NL(); int x; }; struct LT { int x; };
template<class O> int f(O o) {
  struct acc : O { constexpr acc(O b) : O(b) {} };
  acc a(o); return a.x;
}
template<class O> int f2(O o) {
  struct acc { constexpr int m(O b) const { return 1; } constexpr O r() const { return O(); } O q; static constexpr int s(O) { return 2; } };
  return acc().m(o);
}
template<class O> struct C { int g(O o) { struct acc { constexpr acc(O) {} int v = 2; }; acc a(o); return a.v; } };
int a = f(LT());
int b = f(NL());
int c = f2(LT());
int d = f2(NL());
int e = C<NL>().g(NL());
template<class O> int f3(O o) { struct un { constexpr un(O) {} }; return 2; }
int g = f3(NL());
template<class O> struct D { constexpr D(O) {} constexpr int m(O) { return 1; } };
D<NL> h{NL()}; int i = h.m(NL());
template<class O> int f4(O o) { auto l = [](O q) constexpr { return 1; }; return l(o); }
int j = f4(NL());
