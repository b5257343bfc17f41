// prelude: none
// flags: --c++11
// In C++11 constexpr member functions that are not static are const.
struct X { constexpr int f(); int g; constexpr int h() { return g; } constexpr X(int a) : g(a) {} static constexpr int s() { return 1; } constexpr operator int() { return g; } constexpr int k() volatile { return 1; } static constexpr int t(); friend constexpr int fr(); constexpr int c() const { return 1; } template<class U> constexpr int tt() { return 1; } };
constexpr int X::f() { return g; }
constexpr int X::t() { return 4; }
constexpr X x(3); static_assert(x.h() == 3, ""); static_assert(x.tt<int>() == 1, "");
template<class T> struct Z { constexpr T get() { return T(); } constexpr T *p(); T *p() { return 0; } };
constexpr Z<int> z{}; static_assert(z.get() == 0, "");
int (X::*pm)() const = &X::h;
template<class T> constexpr T *Z<T>::p() { return 0; }
struct V { virtual constexpr int v(); constexpr int w() const; };
