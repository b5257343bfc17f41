// shows: objects without value in constant expressions
// flags: --c++20
// prelude: none

struct P { int x; };
constexpr int u1() { P p[2]; return p[1].x; }
constexpr int f1 = u1();
constexpr int u2() { P p; return p.x; }
constexpr int f2 = u2();
constexpr int u3() { int p[2]; return p[1]; }
constexpr int f3 = u3();
constexpr int u4() { P p[2]{}; return p[1].x; }
constexpr int f4 = u4();
constexpr int u5() { P p[2] = {{1}}; return p[1].x; }
constexpr int f5 = u5();
struct A { int v[3]; int n; constexpr A() : v(), n(0) {} constexpr void push(int a) { v[n++] = a; } };
template <class T, int N> struct Arr { T d[N]; constexpr T &operator[](int i) { return d[i]; } constexpr const T &operator[](int i) const { return d[i]; } };
constexpr Arr<int, 4> mk() { Arr<int, 4> a; for (int i = 0; i < 4; ++i) a[i] = i * i; return a; }
constexpr auto t = mk(); static_assert(t[2] == 4, "");
constexpr P cp() { P p; p.x = 1; P q = p; q.y = 2; return q; }
constexpr P c1 = cp();
constexpr int sw(int a, int b) { int t; t = a; a = b; b = t; return a * 10 + b; }
static_assert(sw(1, 2) == 21, "");
union U { int i; float f; }; constexpr int uu() { U u; u.i = 3; return u.i; } static_assert(uu() == 3, "");
struct B { int x; bool set; constexpr B() : set(false) {} constexpr void s(int v) { x = v; set = true; } };
constexpr int bb() { B b; B c = b; c.s(4); B d; d = c; return d.x; } static_assert(bb() == 4, "");
constexpr B maybe() { B b; return b; }
constexpr int arr2() { int a[2][2]; for (auto &r : a) for (auto &e : r) e = 1; return a[0][0] + a[1][1]; } static_assert(arr2() == 2, "");
constexpr int ptr() { int *p; int x = 3; p = &x; int y; *(&y) = *p; return y; } static_assert(ptr() == 3, "");
constexpr int lam() { int z; auto l = [&] { z = 5; }; l(); return z; } static_assert(lam() == 5, "");
