// note: a case label passes what is constructed with a warning; an error are what is destroyed, all in constexpr functions,
// lambdas that may still be constexpr among them, and try blocks
// flags: --c++20 --display_error_number
// prelude: none
int v();
struct D { ~D() {} };
auto l1 = [](int n) { static int q = v(); switch (n) { int k = 3; case 1: return k; default: ; } return 0; };
auto l2 = [](int n) { asm(""); switch (n) { int k = 3; case 1: return k; default: ; } return 0; };
auto l3 = [](int n) { switch (n) { int k = 3; case 1: return k; default: ; } static int q = v(); return 0; };
auto l4 = [](int n) { switch (n) { int k = 3; case 1: return k; default: ; } v(); return 0; };
auto l5 = [](int n) { D d; switch (n) { int k = 3; case 1: return k; default: ; } v(); return 0; };
auto l6 = [](int n) { int u; switch (n) { int k = 3; case 1: return k; default: ; } v(); return 0; };
auto l7 = [](auto n) { switch (n) { int k = 3; case 1: return k; default: ; } v(); return 0; };
auto l8 = [](D n) { switch (3) { int k = 3; case 1: return k; default: ; } v(); return 0; };
auto l9 = [](int n) mutable { goto x; x: switch (n) { int k = 3; case 1: return k; default: ; } v(); return 0; };
template<class T> int t1(T n) { switch (n) { int k = 3; case 1: return k; default: ; } return 0; }
template<class T> int t2(T n) { auto l = [=] { switch (n) { int k = 3; case 1: return k; default: ; } return 0; }; return l(); }
template<class T> int t3(T n) { switch (n) { D k; case 1: return 1; default: ; } return 0; }
template<class T> int t4(T n) { switch (1) { T k; case 1: return 1; default: ; } return 0; }
template int t1(int); template int t2(int); template int t3(int); template int t4(int);
__device__ int dd(int n) { switch (n) { int k = 3; case 1: return k; default: ; } return 0; }
struct W { constexpr int f(int n) { switch (n) { int k = 3; case 1: return k; default: ; } return 0; }
 int g(int n) { switch (n) { int k = 3; case 1: return k; default: ; } return 0; } };
consteval int ce(int n) { switch (n) { int k = 3; case 1: return k; default: ; } return 0; }
constexpr int ng(int n) { auto l = [=] { switch (n) { int k = 3; case 1: return k; default: ; } return 0; }; return l(); }
int un(int n) { switch (n) { int k; case 1: return 3; default: ; } return 0; }
constexpr int cun(int n) { switch (n) { int k; case 1: return 3; default: ; } return 0; }
constexpr int cst(int n) { switch (n) { static int k = 3; case 1: return 3; default: ; } return 0; }
constexpr int into_range(int n) { int s = 0; constexpr int b[2] = {1, 2}; switch (n) { for (int k : b) { case 1: s++; } default: ; } return s; }
constexpr int into_try(int n) { switch (n) { try { case 1: return 5; } catch (...) {} default: return 7; } }
