// shows: constexpr constructors of nonconstexpr parts
// flags: --c++17
// prelude: none
struct B { B(); B(int); ~B(); };
struct U6 : virtual B { constexpr U6(); constexpr U6(int) : B(1) {} };
struct M { B b; };
struct A1 { M b; constexpr A1() {} };
struct A2 { M b; constexpr A2() : b() {} };
struct A3 { M b; constexpr A3() : b{} {} };
struct A4 { M b; constexpr A4(const M &m) : b(m) {} };
struct M2 { int x; M2(const M2&); };
struct A5 { M2 b; constexpr A5(const M2 &m) : b(m) {} };
struct A6 : M2 { constexpr A6(const M2 &m) : M2(m) {} };
struct A7 { int b; constexpr A7() {undefinedname;} };
struct A8 { B c; constexpr A8() : c(1) {undefinedname;} };
constexpr int a9(B) { undefinedname; return 1; }
int g();
struct A10 { int x = g(); constexpr A10() {} };
struct A11 { int x = g(); constexpr A11() : x(1) {} int y; int z = 1; int t; B b; };
struct A13 { M2 m; constexpr A13() : m({}) {} };
struct A14 { B b[2]; constexpr A14() : b{1, 2} {} };
struct A15 { constexpr A15(B = B()) {} };
struct E0 {}; struct E1 { int a; }; 
struct A16 { E0 e; constexpr A16() {} };
struct A17 { E1 e; constexpr A17() {} };
struct A18 : E1 { constexpr A18() {} };
