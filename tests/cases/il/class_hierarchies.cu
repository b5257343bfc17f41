// flags: --il_display 
// prelude: none
// Tables that bases share, virtual bases without data, final overriders and ambiguous bases.
struct A { virtual void f(); };
struct B : virtual A { void f() override; int b; };
struct C : virtual A { int c; };
struct D : B, C { int d; };
static_assert(sizeof(D) == 32, "one table for both");
struct P { virtual void f(); int a; };
struct Q : P { int b; };
struct R : Q { void f(); int d; };
struct S : R { };
struct T : S { virtual void g(); };
