// shows: nothing is said of the value of an operand that is never computed
// flags: --frandom-seed=7
// prelude: none
int x;
enum { a = 0 ? 1 / 0 : 2, b = 1 || 1 / 0, c = 0 && 1 % 0 };
int d[1 ? 2 : 1 / 0];
template<int N> struct G {};
G<(0 ? 1 / 0 : 3)> g;
static_assert(1 || 1 / 0, "");
int e[sizeof(1 / 0)];
decltype(1 / 0) i;
int j = 0 ? 1 << 40 : 2;
int k = 0 ? 2147483647 + 1 : 2;
int l = 0 ? (int)1e30 : 2;
int f(int);
int m = 0 ? f(1e30) : 2;
int n = sizeof(1 << 40);
int o = 1 || 2147483647 + 1;
enum { p = 0 ? 1 << 40 : 2, q = 1 || 1 << -1 };
constexpr bool yes = true;
enum { r = yes ? 1 : 1 / 0, s = !yes && 1 / 0 };
void h() { if (0 && 1 / 0) ; }
int t = x ? 1 / 0 : 1;
int u = x || 1 / 0;
int v = 1 ? 1 / 0 : 2;
int w = 0 || 1 / 0;
enum { y = 1 ? 1 / 0 : 2 };
enum { z = 0 ? (1 ? 1 / 0 : 1 / 0) : 1 };
template<class T> struct S { enum { e = 0 ? 1 / 0 : 2 }; static const int v = 1 || 1 / 0; };
