// prelude: none
// flags: --c++17
struct Q { int y; int a[2]; Q* p; double d; }; struct R { int y = 3; }; struct W { int y; W(); }; struct CW { int y; constexpr CW() : y(2) {} }; struct N { Q q; }; union U { int a; }; struct B : Q {}; struct PC { private: int z; public: int y; };
void f(int, double); void g() { auto q1 = Q().y; f(Q().y, Q().d); if (Q().y) {} int z = 0; z = Q().y; z += Q().y; return (void)Q().y; } int h() { return Q().y; } const int& r = Q().y; static int s = Q().y; int t(Q().y); int u{Q().y};
template<class T> void tg() { auto q1 = Q().y; f(Q().y, Q().d); static int s = Q().y; const int c = Q().y; }
