// prelude: none
// flags: --c++17
constexpr int ap(int (*f)(int), int x) { return f(x); }

constexpr int a2 = ap([](int x) { return x * 2; }, 4);
constexpr int t() { return ap([](int x) { return x * 2; }, 4); }
static_assert(t() == 8);
constexpr int t2() { auto l = [](int x) { return x * 2; }; int (*p)(int) = l; return p(4) + ap(l, 1) + ap(+l, 2); }
static_assert(t2() == 14);
constexpr int t3() { return ap([](auto x) { return x * 2; }, 4); }
static_assert(t3() == 8);
