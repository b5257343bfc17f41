// flags: --il_display 
// prelude: none
// Return types that are deduced: as they are written, and what stands for them.
auto f(int);
auto f(int x) { return x; }
struct S { auto m() { return 1; } static auto &s(int &q) { return q; } auto d() -> int; };
auto z();
template <class T> auto k(T t) { return t; }
template <class T> auto k2(T t) -> T { return t; }
template <class T> auto twice(T t) { return t * 2; }
int g() { return twice(1) + f(2); }
decltype(auto) h() { return (1); }
