// shows: constexpr constructors without value
// flags: --c++17
// prelude: none
struct U1 { union { int a; float b; }; constexpr U1() {} };
struct U2 { int a; constexpr U2() {} };
struct U3 { int a; union { int c; float b; }; constexpr U3() : a(1) {} };
union U4 { int c; float b;  constexpr U4() {} };
struct B { B(); };
struct U5 : B { constexpr U5() {} };
struct U6 : virtual B { constexpr U6() {} };
struct U7 { B b; constexpr U7() {} };
struct U8 { constexpr U8() { U1 u; } };
constexpr int f(B) { return 1; }
constexpr B g(int);
constexpr B g2(int) { return {}; }
constexpr int f3(B);
struct U9 { constexpr int f(U9); constexpr int f2(B); ~U9(); };
template<class T> struct V9 { B b; constexpr int f(V9) { return 1; } constexpr int f2(B) {return 1;} constexpr V9(B b) {} constexpr V9(V9&) {} };
