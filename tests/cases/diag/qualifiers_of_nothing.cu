// prelude: none
// Qualifiers, where no object is declared that they could be of.
const struct A { int x; }; struct B { int y; } const; volatile union U { int x; }; const enum E { e }; typedef int I;
const struct New; const int; int const; const A; I; E; const;
void f() { const struct L { int x; }; static const struct M { int y; } m = {}; const int; }
struct S { const struct T { int x; }; const enum { a }; const struct Later; struct Plain; const int member; };
template <class T> struct P { const struct Inner { T x; }; };
P<int> pi; const struct C { int x; } c = {1}; typedef const struct D { int x; } d; struct A; struct Other;
