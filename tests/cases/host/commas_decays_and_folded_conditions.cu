// shows: commas, arrays in casts, constants of short-circuit operators, arguments of function templates
// flags: -w
// prelude: none
int f(int); int g(int, int);
int commas(int a, int b, int *p) { f((a, b)); int x = (a, b); int y = (a, 3); int z{(a, b)}; p[(a, b)] = 1; decltype((f(1), 2)) q = 1; return (a, b) + x + y + z + q; }
template <class... A> void packs(A &&...a) { int d[] = {(f(a), 0)...}; }
void arrays(int n) { int arr[3]; char *q = (char *)arr; long l = (long)arr; const char *s = (const char *)"abc"; char c = "x"[0]; }
constexpr int tab[2] = {1, 2}; int k1 = tab[1]; int k2 = *tab; int neg = 1 / 0; bool t = true || f(1); int u = false ? f(1) : 4;
int noreturn() { return; }
enum E { e1 = 12 }; bool promoted(int i) { return e1 - 1 < i; }
template <int N> void ki(); template <long N> void kl(); void uses() { ki<(3 > 2)>(); ki<sizeof(int)>(); kl<1 + 2>(); }
void (*ov)(int) = [](int) {}; auto plus = +[](int a) { return a; }; constexpr auto closure = [] { return 1; };
static_assert(sizeof(int), ""); bool n1 = noexcept(1 + 2);
struct B1 { B1(int); }; struct Vb : virtual B1 { Vb(); }; struct Db : Vb { int p; Db() : Vb(), B1(3), p(1) {} };
namespace d { enum class En { a }; } using d::En; constexpr En en = En::a;
