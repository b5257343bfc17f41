// shows: parentheses of casts to bits, of constants of classes, and suffixes of extended floating literals
// flags: --c++20 --frandom-seed=7
struct S { consteval S(int v) : v(v) { } int v; consteval int get() const { return v; } }; struct N { constexpr N(int v) : v(v) { } int v; int m() const { return v; } }; struct A { int v; };
int a1 = S(3).v; int a2 = S(3).v + 1; int a3 = N(3).v; int a4 = N(3).v + 1; int f(int i) { int r = S(3).v; r = S(3).v + 1; r = 1 + S(3).v; r = i * S(3).v; r = N(3).v + 1; r = S{3}.v + 1; r = N{3}.v + 1; r = A{3}.v + i; r = S(3).get(); r = i + S(3).get(); r = N(3).m() + i; f(S(3).v); double d = S(3).v; long l = S(3).v + 1L; if (S(3).v) r = 1; r += S(3).v; r = -S(3).v; r = S(3).v ? 1 : 2; return S(3).v; }
int g(int i) { return S(3).v + i; } int h() { return N(3).v + 1; } struct K { S s; consteval K(int a) : s(a) { } }; int k(int i) { return i + K(3).s.v; }
struct P { int a, b; }; int bc(float f) { int a = __builtin_bit_cast(int, f); a = __builtin_bit_cast(int, f) + 2; a = -__builtin_bit_cast(int, f); double d = __builtin_bit_cast(int, f); P p = __builtin_bit_cast(P, d); return __builtin_bit_cast(int, f); } long w = __builtin_bit_cast(int, 1.0f) + 1L;
