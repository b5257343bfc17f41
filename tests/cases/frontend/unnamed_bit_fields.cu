// shows: unnamed bit-fields are no members: lists pass them over, and bit-fields keep so many bits of a constant
// flags: --c++17
// prelude: none
struct C { unsigned a : 3; unsigned : 0; unsigned b : 4; bool c; long d; }; constexpr C c{1, 2, true, 55}; static_assert(c.c && c.b == 2 && c.d == 55);
int arr[c.d];
constexpr C f() { return {1, 2, true, 56}; } static_assert(f().c && f().b == 2 && f().d == 56);
struct E { int a; int : 3; char *p; }; E e = {1, nullptr}; void g(E); void h() { g({1, nullptr}); g(E{2, nullptr}); E *q = new E{1, nullptr}; auto [a, b] = e; }
template<class T> void t() { E e = {1, nullptr}; T u = {1, nullptr}; } template void t<E>();
template<class T> struct S { int a; int : 3; T p; }; S<char *> s = {1, nullptr}; constexpr S<int> s2 = {1, 7}; static_assert(s2.p == 7);
struct Q1 { int a : 3; int : 2; int b; constexpr Q1() : a(1), b(2) {} }; constexpr Q1 s1; static_assert(s1.a == 1 && s1.b == 2);
union U { int : 3; char c; int d; }; constexpr U u = {'c'}; static_assert(u.c == 'c'); U u2{'d'};
struct Q5 { int : 3; }; Q5 s5 = {}; constexpr Q5 s5b{}; Q5 s5c{};
struct Q6 { int : 3; int r = 5; int : 4; char *p = nullptr; }; constexpr Q6 s6 = {6}; static_assert(s6.r == 6 && !s6.p); constexpr Q6 s6b{}; static_assert(s6b.r == 5);
template<class T, int N> struct G { T a : N; T b : N + 1; }; constexpr G<unsigned, 2> g1{5, 9}; static_assert(g1.a == 1 && g1.b == 1); constexpr G<int, 2> g2{2, 3}; static_assert(g2.a == -2 && g2.b == 3);
template<int N> constexpr int h() { G<int, N> x{}; x.a = 7; x.b += 9; return x.a + x.b; } static_assert(h<2>() == -1 + 1);
enum En : unsigned char { e0, e1, e2 = 2, e7 = 7 };
struct Kept { unsigned a : 3; bool t : 1; En e : 2; signed char s : 3; long l : 40; unsigned long long u : 64; constexpr Kept(int i) : a(i), t(i), e(En(i & 3)), s(i), l(i), u(i) {} constexpr Kept() : a(9), t(true), e(e1), s(3), l(-1), u(-1) {} };
constexpr Kept kept(13); static_assert(kept.a == 5 && kept.t && kept.e == e1 && kept.s == -3 && kept.l == 13 && kept.u == 13);
constexpr Kept made; static_assert(made.a == 1 && made.l == -1 && made.u == ~0ull);
struct Part { unsigned a : 3, : 4; int n; unsigned short z : 10, y : 6; }; struct Whole { Part d[2]; Part q; };
constexpr Whole whole{{{9, 9, 1025}, {8, 8}}, {15}}; static_assert(whole.d[0].a == 1 && whole.d[0].z == 1 && whole.d[1].a == 0 && whole.q.a == 7);
constexpr int changed() { Whole f{}; f.d[1].a = 12; f.q.z -= 1; Part *p = &f.d[1]; p->y = 100; auto &r = *p; r.z++; --r.a; auto [a, n, z, y] = r; return a + f.q.z + y + z; } static_assert(changed() == 3 + 1023 + 36 + 1);
void compound(Part &p) { p.a |= 3; p.z += 3; p.n |= 3u; p.y <<= 2; }
