// flags: --il_display
// prelude: none
// Closures that variables of namespaces and functions hold.
auto v = [] { return 1; }; static auto w = [] { return 2; }; void f() { auto l = [] { return 3; }; l(); } inline void g() { auto l = [] { return 3; }; l(); } int i = v();
