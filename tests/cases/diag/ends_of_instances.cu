// shows: the end of a body that is instantiated is not reached, where something is returned
// flags: --extended-lambda --relaxed_constexpr
// prelude: none
template <class T> int a(T t) { if (t) return 1; }
template <class T> constexpr int b(T t) { if (t) return 1; }
template <class T> constexpr T e(T t) { if (t) return 1; else if (sizeof(T) == 4) return 2; }
template <class T> constexpr T f(T t) { if constexpr (sizeof(T) == 4) return 2; }
template <class T> constexpr T g(T t) { if constexpr (sizeof(T) != 4) return 2; }
template <class T> constexpr T h(T t) { if (false) { } else return 2; }
template <class T> constexpr T l(T t) { for (int i = 0; i < 3; i++) return 2; }
template <class T> constexpr T n(T t) { switch (t) { case 1: return 1; default: return 2; } }
template <class T> constexpr T o(T t) { switch (t) { case 1: return 1; } }
template <class T> constexpr T w(T t) { if (t) return 1; throw 1; }
template <class T> struct S { constexpr T q(T t) { if (t) return 1; } T r(T t) { if (t) return 1; } static constexpr T s(T t) { while (t) return 1; } constexpr operator T() const { if (sizeof(T)) { } } };
template <class T> constexpr auto t(T t) { if (t) return 1; }
template <class T> auto u(T t) { if (t) return 1; }
template <class T> constexpr T d(T t) { if (t) return 1; }
template <class T> constexpr T dd(T t) { d('c'); return t; }
auto l2 = [](auto t) { if (t) return 1; };
auto l3 = [](auto t) -> int { if (t) return 1; };
constexpr int k = d(1u);
void z() { a(1); b(1); e(1); f(1); g(1); h(1); l(1); n(1); o(1); w(1); S<int> s; s.q(1); s.r(1); s.s(1); int i = s; t(1); u(1); l2(1); l3(1); dd(1); sizeof(d(1.f)); }
