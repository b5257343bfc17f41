// shows: variables of constexpr functions that are not automatic, constants too
// prelude: none
constexpr int f7() { static constexpr int a = 1; return a; }
constexpr int f8() { static const int a = 1; return a; }
constexpr int f9() { static const int a[] = { 1 }; return 1; }
constexpr const char *g2() { static const char s[] = "abc"; return 0; }
constexpr int g3() { static constexpr const char *s = "abc"; return 0; }
struct S { constexpr int m() const { static constexpr int a = 1; return a; } constexpr S() { static constexpr int b = 1; } };
inline constexpr int g4() { if (true) { static const double d = 1; } return 0; }
constexpr int g5() { struct L { static int f() { static int q; return q; } }; return 0; }
auto l2 = []() { static const int q = 1; return 0; };
template<class T> constexpr T g6() { static constexpr T a = 1; return a; }
template<class T> T g7() { static constexpr T a = 1; return a; }
