// prelude: none
// flags: --c++17
union U { char c; int i; constexpr U() : c() {} constexpr U(int x) : i(x) {} U(const U&) = default; U(U&&) = default; U& operator=(const U&) = default; U& operator=(U&&) = default; };
struct M { int d; constexpr M(int x = 1) : d(x) {} constexpr M(M&& o) : d(o.d) { o.d = 0; } M& operator=(M&&) = default; };
struct S { U u; M m; constexpr S(int x) : u(x), m(x) {} S(S&&) = default; S& operator=(S&&) = default; };
struct A { union { int a; long b; }; M m; constexpr A(int x) : a(x), m(x) {} A(A&&) = default; };
constexpr int f() { S s(3); S t = static_cast<S&&>(s); return t.u.i * 100 + t.m.d * 10 + s.m.d; }
static_assert(f() == 330, "1");
constexpr int g() { S s(3), t(4); t = static_cast<S&&>(s); return t.u.i * 100 + t.m.d * 10 + s.m.d; }
static_assert(g() == 333, "2");
constexpr int h() { A s(3); A t = static_cast<A&&>(s); return t.a * 100 + t.m.d * 10 + s.m.d; }
static_assert(h() == 330, "3");
constexpr int k() { S s[2] = {3, 4}; S t = static_cast<S&&>(s[1]); U u = t.u; U v = static_cast<U&&>(u); return v.i * 10 + s[1].m.d; }
static_assert(k() == 40, "4");
