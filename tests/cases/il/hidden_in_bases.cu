// flags: --il_display
// prelude: none
// Names that a class hides in its bases, and what those hide in theirs.
struct A { int a; void g(); };
struct B : A { int b; void h(); };
struct C : B { int b, a; };
