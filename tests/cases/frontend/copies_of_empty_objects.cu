// shows: objects without members are copied in constant expressions
// flags: --c++17
// prelude: none
template<int v> struct C { static const int value = v; constexpr operator int() const { return v; } };
template<int a, int b> constexpr C<a % b> operator%(C<a>, C<b>) { return {}; }
constexpr int take(C<6>) { return 1; }
void z() { C<6> c; constexpr int x = take(c); constexpr int y = c % C<3>{}; static_assert(take(c) == 2, "t"); static_assert(c % C<3>{} == 1, "u"); }
template<class K> void f(K p) { K k; constexpr int x = take(k); constexpr int y = k % C<3>{}; static_assert(take(k) == 1, "t1"); static_assert(k % C<3>{} == 0, "u1"); }
template void f(C<6>);
