// prelude: none
// shows: objects that operators and member functions of constants are called for: computed by themselves, or with the whole constant
// flags: --c++17
struct K { int a; constexpr K() : a(1) {} constexpr int operator-(int) const { return 1; } constexpr int operator+(int) && { return 1; } constexpr int operator!() const { return 1; } constexpr int operator()(int) const { return 1; } constexpr int operator[](int) const { return 1; } constexpr int f(int) const { return 1; } };
constexpr int operator*(const K&, int) { return 1; }
constexpr int operator/(K, int) { return 1; }
constexpr int operator%(K&&, int) { return 1; }
constexpr int operator&(int, const K&) { return 1; }
constexpr int operator|(int, K) { return 1; }
constexpr int operator<<(const K&, const K&) { return 1; }
constexpr int operator>>(K, const K&) { return 1; }
constexpr K mk() { return K(); }
constexpr int a1 = mk() - 1, a2 = mk() + 1, a3 = !mk(), a4 = mk()(1), a5 = mk()[1], a6 = mk() * 1, a7 = mk() / 1, a8 = mk() % 1, a9 = 1 & mk(), a10 = 1 | mk(), a11 = mk() << mk(), a12 = mk() >> mk(), a13 = mk().f(1);
constexpr auto b1 = mk() - 1, b2 = mk() + 1, b3 = !mk(), b4 = mk()(1), b5 = mk()[1], b6 = mk() * 1, b7 = mk() / 1, b8 = mk() % 1, b9 = 1 & mk(), b10 = 1 | mk(), b11 = mk() << mk(), b12 = mk() >> mk(), b13 = mk().f(1);
struct S { static constexpr int a1 = mk() - 1, a2 = mk() + 1, a3 = !mk(), a4 = mk()(1), a5 = mk()[1], a6 = mk() * 1, a7 = mk() / 1, a8 = mk() % 1, a9 = 1 & mk(), a10 = 1 | mk(), a11 = mk() << mk(), a12 = mk() >> mk(), a13 = mk().f(1); };
struct A { static constexpr auto b1 = mk() - 1, b2 = mk() + 1, b3 = !mk(), b4 = mk()(1), b5 = mk()[1], b6 = mk() * 1, b7 = mk() / 1, b8 = mk() % 1, b9 = 1 & mk(), b10 = 1 | mk(), b11 = mk() << mk(), b12 = mk() >> mk(), b13 = mk().f(1); };
int c1[mk() - 1], c2[mk() + 1], c3[!mk()], c4[mk()(1)], c5[mk()[1]], c6[mk() * 1], c7[mk() / 1], c8[mk() % 1], c9[1 & mk()], c10[1 | mk()], c11[mk() << mk()], c12[mk() >> mk()], c13[mk().f(1)];
int d1 = mk() - 1, d2 = mk() + 1, d3 = !mk(), d4 = mk()(1), d5 = mk()[1], d6 = mk() * 1, d7 = mk() / 1, d8 = mk() % 1, d9 = 1 & mk(), d10 = 1 | mk(), d11 = mk() << mk(), d12 = mk() >> mk(), d13 = mk().f(1);
const int e1 = mk() - 1, e2 = mk() + 1, e3 = !mk(), e4 = mk()(1), e5 = mk()[1], e6 = mk() * 1, e7 = mk() / 1, e8 = mk() % 1, e9 = 1 & mk(), e10 = 1 | mk(), e11 = mk() << mk(), e12 = mk() >> mk(), e13 = mk().f(1);
const auto f1 = mk() - 1, f2 = mk() + 1, f3 = !mk(), f4 = mk()(1), f5 = mk()[1], f6 = mk() * 1, f7 = mk() / 1, f8 = mk() % 1, f9 = 1 & mk(), f10 = 1 | mk(), f11 = mk() << mk(), f12 = mk() >> mk(), f13 = mk().f(1);
