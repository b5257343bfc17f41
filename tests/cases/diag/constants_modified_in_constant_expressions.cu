// shows: why evaluations stop: constant objects are modified, arrays of unknown length are made, casts that cannot be evaluated
// prelude: none
constexpr int a1() { const int c = 1; const_cast<int&>(c) = 2; return c; } constexpr int r1 = a1();
struct S { int x; const int k; mutable int m; constexpr S() : x(1), k(2), m(3) { x = 4; const_cast<int&>(k) = 5; } };
constexpr int a2() { S s; return s.k; } constexpr int r2 = a2();
struct T { int x; mutable int m; constexpr T() : x(1), m(3) { x = 4; } constexpr void set(int v) const { const_cast<T*>(this)->x = v; } constexpr void setm(int v) const { m = v; } };
constexpr int a3() { const T t; t.set(3); return t.x; } constexpr int r3 = a3(); constexpr int a4() { const T t; t.setm(3); return t.x; } constexpr int r4 = a4(); constexpr int a5() { T t; t.set(3); return t.x; } constexpr int r5 = a5();
constexpr int a6() { const int a[3] = {1, 2, 3}; const_cast<int&>(a[1]) = 2; return a[1]; } constexpr int r6 = a6();
struct U { const T t; T u; constexpr U() : t(), u() { const_cast<T&>(t).x = 7; } }; constexpr int a7() { U u; return u.t.x; } constexpr int r7 = a7();
const int g = 1; constexpr int a9() { const_cast<int&>(g) = 3; return 1; } constexpr int r9 = a9(); constexpr int gc = 3; constexpr int a11() { const_cast<int&>(gc) = 3; return 1; } constexpr int r11 = a11();
int gv = 1; constexpr int a10() { gv = 3; return 1; } constexpr int r10 = a10(); constexpr T gt; constexpr int a12() { gt.set(3); return 1; } constexpr int r12 = a12();
struct V { T t; constexpr V() : t() { } constexpr V(int) : t() { const_cast<T&>(t).x = 3; } }; constexpr V v0(1); constexpr int a14() { const V v(1); return v.t.x; } constexpr int r14 = a14();
constexpr int a15(const int p) { const_cast<int&>(p) = 4; return p; } constexpr int r15 = a15(2); constexpr int a18() { const int c = 1; ++const_cast<int&>(c); return c; } constexpr int r18 = a18();
constexpr int vl1(int n) { int a[n] = { }; return 1; } constexpr int v1 = vl1(3); constexpr int vl3(int n) { if (n) { int a[n + 1]; } return 1; } constexpr int v3 = vl3(0); constexpr int v4 = vl3(1);
struct Bf { unsigned a : 3; unsigned b : 29; }; union U2 { int i; float f; }; struct Pt { int *p; }; struct Nb { Bf x; int y; };
constexpr Bf b1 = __builtin_bit_cast(Bf, 1u); constexpr unsigned b2 = __builtin_bit_cast(unsigned, Bf{1, 2}); constexpr U2 b4 = __builtin_bit_cast(U2, 1); constexpr unsigned long b7 = __builtin_bit_cast(unsigned long, Pt{nullptr}); constexpr int *b10 = __builtin_bit_cast(int*, 0ul); constexpr long b18 = __builtin_bit_cast(long, Nb{{1,2},3}); constexpr bool b20 = __builtin_bit_cast(bool, (unsigned char)1);
struct B1 { virtual void f(); }; struct D1 : B1 { constexpr D1() { } virtual void f(); }; constexpr D1 gd;
constexpr bool s6 = (dynamic_cast<const D1&>((const B1&)gd), true); constexpr auto s7 = dynamic_cast<const B1*>(&gd); constexpr auto s8 = dynamic_cast<const D1*>((const B1*)&gd);
