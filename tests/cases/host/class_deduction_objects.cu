// shows: objects of classes that are deduced, by name, as constants, and one made of another [over.match.class.deduct]
// prelude: none
namespace n { 
template<class S> struct a { S s; constexpr explicit a(S x) : s(x) {} constexpr a(S x, S y) : s(x + y) {} };
template<class S> struct c { S s; constexpr explicit c(S x) : s(x) {} constexpr c(S x, S y) : s(x + y) {} ~c(); };
template<class S> struct d { S s; explicit d(S x) : s(x) {} ~d(); };
template<class S> struct e { S s; constexpr e() : s() {} ~e(); }; e() -> e<int>;
template<class S> struct p { S *s; constexpr explicit p(S *x) : s(x) {} ~p(); };
template<class S> struct q { S s; constexpr explicit q(const S &x) : s(x) {} ~q(); };
}
template<class S> struct g { S s; constexpr explicit g(S x) : s(x) {} constexpr g(S x, S y) : s(x + y) {} ~g(); };
using namespace n;
int gv; const int gk = 3;
void use(...);
template<class T> void tuse(T);
void host(int y) {
 use(n::a(n::a(y))); use(n::c(n::c(y))); tuse(n::a(n::a(y))); tuse(n::c(n::c(y))); n::c(n::c(0));
 auto x1 = n::c(0, 1);
 auto x2 = n::c(0, y);
 auto x3 = n::a(0, 1);
 auto x4 = n::c{0, 1};
 auto x5 = n::c{0, y};
 auto x6 = n::a{0, 1};
 auto x7 = n::e();
 auto x8 = n::e{};
 auto x9 = n::p(&gv);
 auto x10 = n::p(&y);
 auto x11 = n::p{&gv};
 auto x12 = n::q(0);
 auto x13 = n::q(gk);
 auto x14 = n::q{gk};
 auto x15 = n::q(y + 1);
 auto x16 = n::c(sizeof(y));
 auto x17 = n::c(gk + 1);
 auto x18 = n::c<int>(0, 1);
 auto x19 = n::c<int>{0, 1};
 n::c(0); n::c(y + 0); n::a(0); n::a{0}; n::c{0};
 n::c(0).s; int z = n::c(0).s + n::a{1}.s + n::c{2}.s + n::a(0, 1).s;
 auto l = [](int k) { return g(0).s + g(k).s; };
 auto m = [w = g(0), v = n::c(1), u = n::a(2), t = g(y)]() { };
 if (g(0).s) {} for (auto i = g(0); i.s; ) {}
 auto t1 = y ? n::c(0) : n::c(1); auto t2 = y ? g(y) : g(0);
}
template<class T> void tt(T t) { auto a1 = n::c(0); auto a2 = n::c{0}; auto a3 = n::a{0}; auto a4 = n::c(t); use(g(0)); auto a5 = n::a(n::a(0)); auto a6 = n::a(n::a(t)); }
