// prelude: none
struct NM { constexpr NM() : a(1) {} NM(NM&&) = delete; constexpr NM(int i) : a(i) {} int a; }; constexpr NM mk() { return NM(7); } struct X { constexpr operator NM() const { return NM(9); } }; struct P { int a, b; }; constexpr P mp() { return {3, 4}; }
struct G { NM v; P p; constexpr G(int) : v(mk()), p(mp()) {} constexpr G(char) : v(5), p(P{1, 2}) {} constexpr G(X x) : v(x), p((mp())) {} };
template<class T> struct H { T v; P p; constexpr H(int) : v(mk()), p(mp()) {} constexpr H(char) : v(5), p(P{1, 2}) {} constexpr H(X x) : v(x), p((mp())) {} };
static_assert(G(1).v.a == 7 && G(1).p.b == 4); static_assert(G('c').v.a == 5 && G('c').p.b == 2); static_assert(G(X{}).v.a == 9 && G(X{}).p.b == 4);
static_assert(H<NM>(1).v.a == 7 && H<NM>(1).p.b == 4); static_assert(H<NM>('c').v.a == 5 && H<NM>('c').p.b == 2); static_assert(H<NM>(X{}).v.a == 9 && H<NM>(X{}).p.b == 4);
constexpr NM b(3), c(X{}); static_assert(b.a + c.a == 12); constexpr P d(mp()); static_assert(d.b == 4); NM e(mk()); P f(mp()), g(P{1, 2});
struct S { S(); S(const S&); ~S(); int x; }; S ms(); S s1(ms()), s2(S()), *s3 = new S(ms()), s4((S())); void q() { S t1(ms()); static S t2(ms()); S t3((ms())); auto t4(ms()); const S t5(ms()); S&& t6(ms()); } struct T { S s; T() : s(ms()) {} };
