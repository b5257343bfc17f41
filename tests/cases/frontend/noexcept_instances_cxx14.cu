// Before C++17 noexcept is no part of a type: instances are declared so all the same.
// flags: --c++14
struct H { unsigned operator()(unsigned a) const noexcept { return a; } unsigned m() const noexcept; static int s() noexcept; };
int f() noexcept; const H &dh() noexcept;
static_assert(noexcept(f()), "1"); static_assert(noexcept(dh()), "2"); static_assert(noexcept(dh().m()), "3"); static_assert(noexcept(dh()(3u)), "4"); static_assert(noexcept(H::s()), "5"); static_assert(noexcept(dh()(3ul)), "6");
template<class T> struct K { unsigned operator()(unsigned a) const noexcept { return a; } unsigned m() const noexcept; };
template<class T> T &&dv() noexcept;
static_assert(noexcept(dv<K<int>>()(3u)), "7"); static_assert(noexcept(dv<K<int>>().m()), "8");
template<class T> struct Q { static_assert(noexcept(dv<T>()(3u)), "9"); static_assert(noexcept(dv<T>().m()), "10"); static_assert(noexcept(dv<T>()), "11"); }; Q<H> qh; Q<K<int>> qk;
