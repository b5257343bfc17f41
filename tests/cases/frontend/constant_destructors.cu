// prelude: none
// flags: --c++20
struct TD { bool& d; constexpr TD(bool& b) : d(b) {} constexpr ~TD() { d = true; } };
union U { char c; TD t; constexpr U() : c() {} constexpr U(bool& b) : t(b) {} constexpr ~U() {} };
struct H { U u; bool has; constexpr H() : u(), has(false) {} constexpr H(bool& b) : u(b), has(true) {} constexpr ~H() { if (has) u.t.~TD(); } };
template<class T> constexpr void destroy(T* p) { p->~T(); }
struct H2 { U u; bool has; constexpr H2(bool& b) : u(b), has(true) {} constexpr ~H2() { if (has) destroy(&u.t); } };
struct HB : H { using H::H; };
struct HM { H m; int k; constexpr HM(bool& b) : m(b), k(0) {} };
constexpr bool t1() { bool d = false; { TD t(d); } return d; }
constexpr bool t2() { bool d = false; { H t(d); } return d; }
constexpr bool t3() { bool d = false; { H2 t(d); } return d; }
constexpr bool t4() { bool d = false; { HB t(d); } return d; }
constexpr bool t5() { bool d = false; { HM t(d); } return d; }
constexpr bool t6() { bool d = false; { H t[1] = {d}; } return d; }
constexpr bool t7() { bool d = false; { TD x(d); TD& r = x; (void)r; } return d; }
constexpr bool t8() { bool d = false; (void)TD(d); return d; }
constexpr bool t9() { bool d = false; TD* p = new TD(d); delete p; return d; }
constexpr int f(TD t) { return 1; }
constexpr bool t10() { bool d = false; f(TD(d)); return d; }
constexpr bool t11() { bool d = false; if (TD x(d); true) {} return d; }
constexpr bool t12() { bool d = false; for (int i = 0; i < 1; ++i) { TD x(d); continue; } return d; }
constexpr bool t13() { bool d = false; { const TD& r = TD(d); if (d) return false; } return d; }
constexpr int g(bool& d) { TD x(d); return d; }
constexpr bool t14() { bool d = false; int v = g(d); return d && !v; }
#define S(x) static_assert(x, #x);
S(t1()) S(t2()) S(t3()) S(t4()) S(t5()) S(t6()) S(t7()) S(t8()) S(t9()) S(t10()) S(t11()) S(t12()) S(t13()) S(t14())
