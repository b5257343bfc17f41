// prelude: none
// flags: --c++20
namespace std { struct strong_ordering { int v; static const strong_ordering less; friend constexpr bool operator<(strong_ordering a, int) { return a.v < 0; } friend constexpr bool operator<=(strong_ordering a, int) { return a.v <= 0; } friend constexpr bool operator>(strong_ordering a, int) { return a.v > 0; } }; struct partial_ordering { int v; }; struct weak_ordering { int v; }; }
struct A { int x; auto operator<=>(const A &) const = default; };
static_assert(A{1} == A{1} && A{1} != A{2});
bool f(A a, A b) { return a == b; }
struct K { private: int x; bool operator==(const K &) const = default; friend struct L; };
struct L { K k; bool operator==(const L &) const = default; };
bool l(L x, L y) { return x == y; }
int g0; int da(int g0, int b = g0); int (z1)(int(3)), (*q)(0); int (z2)(4); int use() { int (z)(int(3)); return z + z1 + z2; }
void take(void (*)(int)); void takeb(bool); void closures() { take([](int) {}); take([](auto) {}); takeb([] {}); }
template <class T, class D> auto ap(T A::*p, D &d) -> decltype(d.*p); template <class T> char ap(T A::*p, ...); A a; int m = sizeof(ap(&A::x, a));
