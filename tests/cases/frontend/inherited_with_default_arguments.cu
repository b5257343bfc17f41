// flags: --c++17
// prelude: none
// What a class declares goes before what it takes from its bases with default arguments.
struct A { A(int, int = 0); static void f(int = 0); void m(int, int = 0); };
struct B: A { using A::A; B(int); using A::f; static void f(); using A::m; void m(int); };
struct C: B { using B::B; using B::f; using B::m; };
void t() { C c (42); c.f(); c.m(1); }
