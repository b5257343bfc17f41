// prelude: none
// flags: --c++17
// Of the members of a union one is initialized.
union U { int a; float b; U() : a(1), b(2) {} U(int) : a(1) {} U(char) : a(1), a(2) {} };
struct S { union { int a; float b; struct { int c, d; }; }; int e; S() : a(1), b(2), e(3) {} S(int) : c(1), d(2) {} S(char) : c(1), a(2) {} S(long) : e(1), a(2) {} };
union V { int x = 1; int y = 2; };
struct W { union { int x = 1; int y = 2; }; int z = 3; };
template<class T> union D { T x = 1; T y = 2; };
