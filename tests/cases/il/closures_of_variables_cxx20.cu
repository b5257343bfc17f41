// flags: --il_display --c++20
// prelude: none
// Closures that variables hold, where those without captures have a default constructor.
auto v = [] { return 1; }; static auto w = [] { return 2; }; void f() { auto l = [] { return 3; }; l(); } inline void g() { auto l = [] { return 3; }; l(); } int i = v();
