// flags: --il_display
// prelude: none
// Calls that are evaluated when the program is translated: functions, constructors, conversions, in all kinds of places.
constexpr int sq(int x) { return x * x; }
constexpr void nothing() {}
constexpr double twice(double x) { return x * 2; }
struct D { unsigned x, y; constexpr D(unsigned a = 1, unsigned b = 2) : x(a), y(b) {} };
void t(D);
D a(3);
D b = 4;
static D c;
constexpr D d{5, 6};
const D e{5, 6};
int g = sq(4) + sq(2);
constexpr int k = sq(1) + sq(2);
int arr[sq(3)];
enum E { e1 = sq(3), e2 };
static_assert(sq(2) == 4, "");
int f() { return sq(3); }
void h() { D d(3); t(D(3)); nothing(); sq(2); double v = twice(1.5); }
void i() { D d{3, 4}; D e = 5; D h; int l = sq(4) + sq(2); l = sq(7) * 2; l = (sq(8)); }
void j(int n) { D d(n); t(D(n)); t(5); t({6, 7}); int l = sq(2); l = sq(n) + sq(7); }
