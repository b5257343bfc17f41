// shows: objects of deduced classes that initialize members, elements and typedefs of the class
// prelude: none
namespace n { 
template<class S> struct a { S s; constexpr explicit a(S x) : s(x) {} };
template<class S> struct c { S s; constexpr explicit c(S x) : s(x) {} ~c(); };
template<class S> struct d { S s; explicit d(S x) : s(x) {} ~d(); };
template<class S> using al = a<S>;
template<class S> struct ag { S s; };
template<class S> ag(S) -> ag<S>;
}
template<class S> struct ga { S s; constexpr explicit ga(S x) : s(x) {} };
template<class S> struct gc { S s; constexpr explicit gc(S x) : s(x) {} ~gc(); };
template<class S> using gal = ga<S>;
typedef ga<int> gi; typedef n::a<int> ni; using ci = const n::a<int>;
void use(...);
template<class T> void tuse(T);
void host(int y) {
 ga<int> w1 = ga(0);
 gi w2 = ga(y);
 ni w4 = n::a(0);
 ni w5(n::a(y));
 ci w6 = n::a(y);
 const n::a<int> w7 = n::a(y);
 const ga<int> w8 = ga(y);
 struct L { n::a<int> m = n::a(0); ga<int> k = ga(1); L(int z) : m(n::a(z)), k(ga(z)) {} };
 n::a<int> arr[2] = {n::a(0), n::a(y)};
 auto x1 = gc(gc(y));
 auto x2 = n::c(n::c(0));
 auto x3 = n::c{n::c(0)};
 auto x4 = n::a{n::a(0)};
 auto x5 = (n::a(0));
 auto x6 = n::ag{0};
 auto x7 = n::ag{y};
 tuse(n::a(0)); tuse(n::c(0)); tuse(n::c(y)); tuse(n::c{0});
 bool b = n::a(0).s == n::a(y).s;
 const auto &r1 = n::c(0);
 auto &&r2 = gc(0);
 throw n::a(0);
}
auto f1() { return n::a(0); }
auto f2() { return n::c(0); }
auto f3(int y) { return n::c{y}; }
auto f4() { return n::c{0}; }
auto f5() { return ga{0}; }
auto f6(int y = ga(3).s, n::a<int> z = n::a(4)) { return ga(0); }
n::c gg(0); auto gh = n::c(1); n::c gj = n::c(2); auto gk = gc(7); static auto gl = n::d(2);
constexpr auto cc = n::a(1); constexpr n::a cd = n::a(3); constexpr n::a ce(3); static_assert(cc.s == 1, "");
