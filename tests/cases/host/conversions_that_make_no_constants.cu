// flags: --c++20
// prelude: none
// shows: constexpr constructors that make no constant of a number
struct cfg { static int loc; }; 
struct V1 { int v; constexpr V1(int x) : v(x) {} }; struct V2 { int v; constexpr V2(int x) : v(x) { cfg::loc = x; } }; struct V3 { int v; constexpr V3(int x) : v(x) { v = x + 1; } }; struct V4 { int v; constexpr V4(int x, const int& d = cfg::loc) : v(x) {} }; struct V5 { int v; constexpr V5(int x, int d = cfg::loc) : v(x) {} }; struct V6 { int v; constexpr V6(int x) : v(x + cfg::loc) {} }; struct V7 { int v; V7(int x) : v(x) {} }; template<class T> struct V8 { T v; constexpr V8(T x) : v(x) { cfg::loc = x; } }; template<class T> struct V9 { T v; constexpr V9(T x) : v(x) { } };
struct O {}; bool operator==(O, const V1&); bool operator==(O, const V2&); 
#define T(n) struct O##n {}; bool operator==(O##n, const V##n&); bool operator+(O##n, V##n);
T(3) T(4) T(5) T(6) T(7) struct O8 {}; bool operator==(O8, const V8<int>&); struct O9 {}; bool operator==(O9, const V9<int>&);
struct P1 {}; bool operator==(P1, const V1&); struct P2 {}; bool operator==(P2, const V2&);
void f() { P1() == 1; P2() == 1; O3() == 1; O3() + 1; O4() == 1; O5() == 1; O6() == 1; O7() == 1; O8() == 1; O9() == 1; O5() + 1; O6() + 1; }
