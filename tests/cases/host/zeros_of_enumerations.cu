// shows: Zeros of enumerations from empty braces.
// prelude: none
void g1(...);
enum E { e0, e1 }; enum class C { c0, c1 }; enum class D { d1 = 1 }; enum E2 { z1 = 1 };
struct S { E a{}; C b{}; D c{}; E2 d{}; E e = {}; C f = {}; D g = {}; C h = C{}; E i = E{}; D j = D{}; int k{}; };
template<class T> struct TS { E a{}; C b{}; D c{}; E2 d{}; E e = {}; C f = {}; D g = {}; C h = C{}; E i = E{}; D j = D{}; int k{}; void f1() { C x{}; D y{}; C z = C{}; g1(C{}); g1(D{}); } };
C v1{}; D v2{}; E v3{}; C v4 = C{}; C v5 = {}; const C v6{}; constexpr E v7{}; static C v8{};
void f() { C x{}; D y{}; E z{}; static C w{}; C q = {}; C r = C{}; const C t{}; auto u = C{}; C arr[2] = {}; }
int anchor = 1;
