// flags: --c++20
// prelude: none
// Types of value parameters, constraints before bodies, conversion functions named by dependent types.
struct T { int i; constexpr T(int i) : i(i) {} constexpr T() : i(0) {} };
template <T t> struct U { decltype(t) x = t; void f() { decltype((t)) r = t; auto y = t; static_assert(__is_same(decltype(t), T)); static_assert(__is_same(decltype((t)), const T&)); } };
U<T(1)> u; void g() { u.f(); }
template<auto V> struct X { decltype(V) v = V; static_assert(__is_same(decltype(V), T)); };
X<T(2)> x;
template<T t> constexpr auto h() { return t.i; }
static_assert(h<T(3)>() == 3);
