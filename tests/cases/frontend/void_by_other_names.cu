// A parameter list of one unnamed parameter whose type is another name of void has none ([dcl.fct]); members of a virtual base
// that is reached by several paths are bound ([dcl.struct.bind]).
typedef void V;
void a(void);
void c(V);
void (*e)(void) = c;
void (*g)(V) = a;
struct S { S(V); int m(V) const; static int s(V); };
int S::m(V) const { return 1; }
void use() { c(); S s; s.m(); typedef int F(V); F *f = S::s; f(); }
void c(V) {}
using W = V;
void d(W);
void k() { d(); }
struct I { int i; }; struct J : I {}; struct E : virtual I {}; struct F : virtual I {}; struct H : E, F {};
struct L : virtual J {}; struct M : virtual J, L {};
void f() { auto [h] = H(); auto [m] = M(); int a = h + m; }
