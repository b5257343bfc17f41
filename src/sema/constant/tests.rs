//! Constant evaluation on small units: every static assertion of a unit has a condition that is known to hold.

use crate::sema::tests::check;

#[test]
fn integers_and_literals() {
    check(
        r#"
        static_assert(1 + 2 * 3 == 7, "");
        static_assert(7 - 2 == 5 && 2 - 7 == -5 && 7u - 2u == 5 && 2u - 3u == 4294967295u, "");
        static_assert(sizeof(int) == 4 && sizeof(long double) == 16, "");
        static_assert(-1 < 0 && -1 > 0u, "");
        static_assert((unsigned char)300 == 44, "");
        static_assert('\xff' == -1 && 'a' == 97, "");
        static_assert((1 ? 2 : 1 / 0) == 2, "");
        static_assert(0 == 1 || true, "");
        static_assert(sizeof("abc") == 4, "");
        static_assert("abc"[1] == 'b', "");
        enum E { A, B = 5, C }; static_assert(C == 6, "");
        const int n = 3; static_assert(n * n == 9, "");
        constexpr int t[4] = {1, 2, 3};
        static_assert(t[0] + t[1] + t[2] + t[3] == 6, "");
        constexpr double d = 1.5; static_assert(d * 2 == 3.0, "");
        static_assert(int(2.9) == 2 && (bool)0.5, "");
        static_assert(alignof(double) == 8, "");
        static_assert((1LL << 40) == 1099511627776LL, "");
        static_assert(0.1f + 0.2f != 0.3, "");
        static_assert(1.0L / 3.0L * 3.0L == 1.0L, "");
        "#,
        17,
    );
}

#[test]
fn functions_and_loops() {
    check(
        r#"
        constexpr int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
        static_assert(fact(5) == 120, "");
        constexpr int sum(int n) { int s = 0; for (int i = 1; i <= n; ++i) { if (i == 3) continue; s += i; } return s; }
        static_assert(sum(4) == 7, "");
        constexpr int pick(int v) { switch (v) { case 1: return 10; case 2: case 3: v += 5; break; default: return -1; } return v; }
        static_assert(pick(1) == 10 && pick(2) == 7 && pick(9) == -1, "");
        constexpr int walk(const char *s) { int n = 0; while (*s++) ++n; return n; }
        static_assert(walk("hello") == 5, "");
        constexpr void twice(int &x) { x *= 2; }
        constexpr int use() { int a = 4; twice(a); int *p = &a; *p += 1; return a; }
        static_assert(use() == 9, "");
        constexpr int arrays() { int a[3] = {1, 2, 3}; int s = 0; for (int x : a) s += x; return s; }
        static_assert(arrays() == 6, "");
        constexpr int (*fp)(int) = &fact; static_assert(fp(4) == 24, "");
        constexpr const int &maximum(const int &a, const int &b) { return a < b ? b : a; }
        static_assert(maximum(3, 8) == 8, "");
        constexpr int defaults(int a, int b = 7) { return a + b; }
        static_assert(defaults(1) == 8, "");
        constexpr int deep(int n) { return n ? deep(n - 1) : 0; }
        static_assert(deep(255) == 0, "");
        constexpr int loop() { int i = 0; do { i += 2; if (i > 10) break; } while (true); return i; }
        static_assert(loop() == 12, "");
        "#,
        14,
    );
}

#[test]
fn classes() {
    check(
        r#"
        struct P { int x, y; constexpr P(int a, int b) : x(a), y(b) {} constexpr int sum() const { return x + y; } };
        constexpr P p(1, 2); static_assert(p.sum() == 3 && p.x == 1, "");
        struct A { int a; P p; int b = 9; };
        constexpr A a = {4, {5, 6}}; static_assert(a.p.y == 6 && a.b == 9, "");
        struct B { int v; constexpr B(int v) : v(v) {} constexpr operator int() const { return v; } };
        constexpr B b = 7; static_assert(b == 7 && b + 1 == 8, "");
        struct D : B { int w = 2; constexpr D() : B(3) {} constexpr int both() const { return v * w; } };
        constexpr D d; static_assert(d.both() == 6, "");
        static_assert(D().both() == 6, "");
        constexpr const B &base = d; static_assert(base.v == 3, "");
        union U { int i; float f; constexpr U(int n) : i(n) {} };
        constexpr U u(5); static_assert(u.i == 5, "");
        struct Counter { int n = 0; constexpr Counter &operator++() { ++n; return *this; } constexpr bool operator==(int o) const { return n == o; } };
        constexpr int count() { Counter c; ++c; ++c; return c == 2 ? c.n : -1; }
        static_assert(count() == 2, "");
        constexpr int P::*member = &P::y; static_assert(p.*member == 2, "");
        struct S { static constexpr int value = 42; enum { e = 3 }; };
        static_assert(S::value == 42 && S::e == 3, "");
        constexpr auto add = [](int x, int y) { return x + y; };
        static_assert(add(2, 3) == 5, "");
        constexpr int captured(int n) { auto f = [n](int m) { return n * m; }; return f(3); }
        static_assert(captured(5) == 15, "");
        static_assert(__builtin_offsetof(A, p) == 4, "");
        "#,
        17,
    );
}

#[test]
fn templates() {
    check(
        r#"
        template<class T, T v> struct constant { static constexpr T value = v; using type = constant; constexpr operator T() const { return v; } };
        static_assert(constant<int, 3>::value == 3, "");
        static_assert(constant<bool, true>(), "");
        template<int N> struct fact { static const int value = N * fact<N - 1>::value; };
        template<> struct fact<0> { static const int value = 1; };
        static_assert(fact<6>::value == 720, "");
        template<class T> constexpr bool is_int = false;
        template<> constexpr bool is_int<int> = true;
        static_assert(is_int<int> && !is_int<char>, "");
        template<class A, class B> struct same { static constexpr bool value = false; };
        template<class A> struct same<A, A> { static constexpr bool value = true; };
        static_assert(same<int, int>::value && !same<int, long>::value, "");
        template<class... T> struct count { static constexpr int value = sizeof...(T); };
        static_assert(count<int, char, long>::value == 3, "");
        template<bool... B> constexpr bool all = (B && ...);
        static_assert(all<true, true>, "");
        template<class T> struct Size { enum { value = sizeof(T) * 2 }; };
        static_assert(Size<double>::value == 16, "");
        template<class T> constexpr T larger(T a, T b) { T c = a; if (c < b) c = b; return c; }
        static_assert(larger(2, 7) == 7 && larger(2.5, 1.0) == 2.5, "");
        template<class T> constexpr auto half(T v) { return v / 2; }
        static_assert(half(9) == 4 && sizeof(half('a')) == 4, "");
        template<class... T> constexpr int total(T... v) { return (v + ... + 0); }
        static_assert(total(1, 2, 3) == 6 && total() == 0, "");
        template<class T> struct Box { T v; constexpr Box(T v) : v(v) {} constexpr T get() const { return v; } template<class U> constexpr U as() const { return U(v); } };
        static_assert(Box<int>(3).get() == 3 && Box<double>(2.5).as<int>() == 2, "");
        template<int N> constexpr int sign() { if constexpr (N > 0) return 1; else return -1; }
        static_assert(sign<3>() == 1 && sign<-3>() == -1, "");
        template<class T, int N> struct Array { T e[N]; constexpr T sum() const { T s = 0; for (int i = 0; i < N; ++i) s += e[i]; return s; } constexpr int size() const { return N; } };
        constexpr Array<int, 3> ar = {{1, 2, 3}}; static_assert(ar.sum() == 6 && ar.size() == 3, "");
        "#,
        17,
    );
}

#[test]
fn built_in_functions_and_traits() {
    check(
        r#"
        static_assert(__builtin_clz(1) == 31 && __builtin_ctzll(8) == 3 && __builtin_popcount(255) == 8, "");
        static_assert(__builtin_strlen("four") == 4 && __builtin_expect(1, 0) == 1, "");
        static_assert(__builtin_isnan(__builtin_nan("")) && __builtin_inf() > 1e308, "");
        static_assert(__builtin_bswap32(0x01020304) == 0x04030201, "");
        static_assert(__builtin_constant_p(5) && __builtin_is_constant_evaluated(), "");
        struct E {}; struct V { virtual ~V(); }; struct D : E { int i; D(const D &); }; union U { int i; };
        struct F final { F() = delete; F(const F &) = default; ~F() noexcept(false); };
        static_assert(__is_class(E) && !__is_class(U) && __is_union(U) && __is_empty(E) && !__is_empty(D), "");
        static_assert(__is_polymorphic(V) && __has_virtual_destructor(V) && __is_base_of(E, D), "");
        static_assert(__is_trivially_copyable(E) && !__is_trivially_copyable(D) && __is_pod(U), "");
        static_assert(__is_constructible(D, const D &) && !__is_constructible(D) && __is_constructible(int, double), "");
        static_assert(__is_final(F) && !__is_constructible(F) && !__is_nothrow_destructible(F), "");
        static_assert(__is_assignable(int &, long) && !__is_assignable(int, long), "");
        static_assert(__is_same(int, signed) && __is_convertible_to(int *, const void *), "");
        static_assert(__is_standard_layout(D) && __is_literal_type(E) && __is_aggregate(E), "");
        enum class Small : unsigned char { a }; static_assert(sizeof(__underlying_type(Small)) == 1 && __is_enum(Small), "");
        void f() noexcept; void g(); static_assert(noexcept(f()) && !noexcept(g()) && noexcept(1 + 2), "");
        static_assert(__has_unique_object_representations(int) && !__has_unique_object_representations(float), "");
        "#,
        17,
    );
}

#[test]
fn names_of_tuples_are_what_get_returns() {
    check(
        r#"
        namespace std {
        template<class T> struct tuple_size; template<unsigned long I, class T> struct tuple_element;
        }
        struct P { int a, b; };
        template<> struct std::tuple_size<P> { static const unsigned long value = 2; };
        template<unsigned long I> struct std::tuple_element<I, P> { typedef int type; };
        template<unsigned long I> constexpr int get(P p) { return I ? p.b * 10 : p.a; }
        constexpr int f() { auto [x, y] = P{3, 4}; return x + y; }
        static_assert(f() == 43, "");
        "#,
        17,
    );
}

#[test]
fn traits_of_one_type() {
    check(
        r#"
        struct Plain { int a; }; struct Made { Made(const Made &); Made &operator=(const Made &); ~Made(); Made(); };
        static_assert(__has_nothrow_assign(Plain) && !__has_nothrow_assign(Made), "");
        static_assert(__has_nothrow_constructor(Plain) && !__has_nothrow_constructor(Made), "");
        static_assert(__has_nothrow_copy(Plain) && !__has_nothrow_copy(Made), "");
        static_assert(__has_trivial_assign(Plain) && !__has_trivial_assign(Made), "");
        static_assert(__has_trivial_copy(Plain) && !__has_trivial_copy(Made), "");
        static_assert(__has_trivial_destructor(Plain) && !__has_trivial_destructor(Made), "");
        enum Counted { one }; union Either { int a; }; typedef const Counted Named;
        static_assert(__is_enum(Counted) && __is_enum(Named) && !__is_enum(Plain) && !__is_enum(int), "");
        static_assert(__is_class(Plain) && !__is_class(Either) && __is_union(Either) && !__is_union(Plain), "");
        "#,
        17,
    );
}
