// shows: temporaries that are the very object that they initialize, and classes whose arguments are deduced
// prelude: none
template<class T> struct G { G(T); G(const G&); T t; };
typedef G<int> Gi; typedef const Gi CGi;
auto a = G(1); auto b2(G(1)); G<int> e(G(1)); G<int> e2 = G(1); G e4 = G(1); G e5(G(1)); auto a8 = G{1}; auto a16 = (G(1));
const G<int> a1 = Gi(1); Gi a2 = G<int>(1); Gi a3{G<int>(1)}; Gi a4(G<int>(1)); Gi a7 = G(1); CGi a9 = G(1); const auto a12(G(1)); const auto a13 = G(1);
G<int> r1() { return G(1); } Gi f2() { return G(1); } auto f3() { return G(1); }
struct S { Gi m; CGi n; S() : m(G(1)), n(G(1)) {} S(char) : m(G<int>(1)), n(Gi(1)) {} Gi p = G(1); };
struct D : G<int> { D() : G<int>(G<int>(1)) {} D(int) : G<int>{G<int>(1)} {} };
void h() { auto a = G(1); int q = 0; auto b = G(q); auto c = G((1.5)); throw G(1); }
template<class T> struct L { T t; }; template<class T> L(T) -> L<T>;
void g() { auto a = L{1}; L<int> z(L{1}); L<int> zz = L{1}; }
