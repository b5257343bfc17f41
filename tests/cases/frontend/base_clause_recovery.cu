// shows: what is said of names in base-clauses that are no classes, and of classes whose members do not follow
// flags: --c++17
// prelude: none
namespace th { struct x { int q; }; template<class T> struct tt { int q; }; int fn(); enum en { e1 }; using al = int; int v; }
int v; enum E { e2 }; template<class T> void ft();
struct A1 : private th::identity<int> { int a; int k() { return a; } };
int a1(A1 *p) { return p->a; }
struct A2 : th::foo { int a; };
int a2(A2 *p) { return p->a; }
struct A3 : public virtual th::foo<int>, th::x { };
struct A4 : th::v {}; struct A5 : th::fn {}; struct A6 : th::en {}; struct A7 : th::al {};
struct B1 : ::v {}; struct B2 : ::nope {}; struct B3 : v {}; struct B4 : E {}; struct B5 : ft<int> {}; struct B6 : e2 {};
struct B7 : th::x::q {}; struct B8 : th::x::nope {};
struct B9 : nope, th::x { int z; };
int b9(B9 *p) { return p->q + p->z; }
struct C1 : nope::nope2, th::x { int z; };
int c1(C1 *p) { return p->q + p->z; }
struct C2 : th::x y { int a; void f() { nope1(); } } v2;
int c2(C2 *p) { return p->a + p->q + v2.a; }
struct C3 : th::tt<int> > { int a; };
int c3(C3 *p) { return p->a + p->q; }
struct C4 : th::x; int after;
struct C5 : th {};
void f() { struct L : th::z<int> { int a; int b; } l; l.a = 1; struct M : th::z { int a; } m; m.a = 1; }
int still() { return after; }
