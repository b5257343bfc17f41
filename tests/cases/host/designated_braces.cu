// prelude: none
// flags: --c++20
// Braces behind a designator initialize directly, by explicit constructors too.
struct E { explicit E(int, int); explicit E(int); }; struct F { F(int, int); };
struct A { int x; E a; };
A a1 = { .x = 1, .a{1,2} };
A a2 { .a{1,2} };
A a4 { .a{1} };

template<class T> struct G { T t; }; template<class T> void f() { G<T> g{ .t{1, 2} }; G<E> h = { .t{1, 2} }; } template void f<E>();
struct H { int k[2]; int* p; F f; }; H hh { .k{1,2}, .f{1,2} }; void g() { H h { .k{1,2}, .f{1,2} }; A q{.a{2}}; static A r{.a{2}}; A t = A{.a{2}}; } struct I { H h{ .f{1, 2} }; };
