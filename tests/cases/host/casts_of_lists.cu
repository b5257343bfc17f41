// shows: functional casts of a braced list keep their notation and all elements
// prelude: none
template<int N> struct Co { int a[N]; int &operator[](int i); int const &operator[](int i) const; Co() {} Co(int const (&c)[N]) {} Co(int, int); explicit Co(int); };
struct Af { typedef Co<2> Stride; Stride s; Af(Stride const &st = Stride()) : s(st) {} };
struct Af2 { typedef Co<2> Stride; Stride s; Af2(int a) {} Af2(Stride const &st, int = 0) : s(st) {} };
template<class T> struct Fac { static T f(int e, typename T::Stride s) { return T({s[0], s[1] * e}); } };
template<> struct Fac<Af> { static Af f(int e, typename Af::Stride s) { return Af({s[0], s[0] * s[1] * e}); } };
Af g(int x) { int a[] = {1,2}; Co<2> c({x, 2}); Co<2> d = Co<2>({1, x}); auto e = Af({x, x}); return Af({ x, x }); }
Af2 g2(int x) { auto e = Af2({x, x}); Af2 e2({1,x}); return Af2({ x, x }); }
struct V { V(int, int); }; struct W { W(V); W(V const &, int); }; W h() { W w({1, 2}); W v({1,2}, 3); return W({3, 4}); }
