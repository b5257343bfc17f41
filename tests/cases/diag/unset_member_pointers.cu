// Pointers to members without a value, and pointers whose objects are destroyed, are used before their values are set.
struct A { int m; void f(); A(); ~A(); };
struct B { int x; };
void use(int A::*);
void useref(int A::* const &);
void usep(int A::**);
void a1() { int A::*p; A a; a.*p = 1; }
void a2() { int A::*p; use(p); }
void a3() { int A::*p; useref(p); use(p); }
void a4() { int A::*p; usep(&p); use(p); }
void a5() { void (A::*f)(); A a; (a.*f)(); }
void a6() { int A::*p, A::*q; bool b = p == q; }
int A::*a7() { int A::*p; return p; }
void a8() { int A::*p; int A::*q = p; p = q; }
void b4() { typedef int I; I *i; i->~I(); }
void b6() { int A::*p; if (p) ; }
void b7() { int A::*p; auto l = [p] { return p; }; }
void b8() { int A::*p; auto l = [&] { return p; }; }
void c3() { int A::*p; for (int i = 0; i < 2; i++) { use(p); p = &A::m; } }
