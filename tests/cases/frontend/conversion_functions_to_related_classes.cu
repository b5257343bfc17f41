// note: of two conversions to one class the one from the nearer class is better ([over.ics.rank])
// flags: --display_error_number
struct A { int a; };
struct B : A {};
struct C : B {};
struct D : C {};
struct Pointers { operator B *(); operator C *(); };
void f(A *);
void pointers(Pointers x) { f(x); A *p = x; }
struct References { operator B &(); operator C &(); };
void g(A &);
void references(References y) { g(y); A &r = y; A o = y; }
struct Members { operator int A::*(); operator int B::*(); };
void h(int C::*);
void members(Members z) { h(z); int C::*p = z; }
typedef void (A::*OfA)();
typedef void (B::*OfB)();
struct Functions { operator OfA(); operator OfB(); };
void k(void (C::*)());
void functions(Functions w) { k(w); }
