// Types that a function defines show the values of its constants
void f0() { constexpr int d = 4; enum { z = d, y = d + 1 }; struct L { int q = d; int r[d]; static int s() { return d; } enum { w = d }; int b : d; }; const int e = 3; enum E2 { x = e }; int a[d]; static_assert(d == 4, ""); switch (1) { case d: break; } }
constexpr int g = 2; enum { ga = g }; struct GL { int q = g; }; template <int N> void t() { constexpr int d = 4; enum { z = d, n = N }; auto l = [=] { enum { u = d }; return d; }; }
void h() { constexpr int d = 4; auto l = [=] { enum { u = d }; struct L { int q = d; int m() { return d; } }; int a[d]; static int s = d; const int c = d; constexpr int e = d; return d + c; }; auto m = [d] { enum { u = d }; return d; }; auto n = [] { enum { u = d }; int z = d; return d; }; }
