// prelude: none
// Functions for -> that lead back to their class.
struct A { A operator->(); }; int f1(A a) { return a->x; } struct G { A operator->(); }; int f2(G g) { return g->x; }
struct C; struct B { C operator->(); }; struct C { B operator->(); int x; }; int f3(B b) { return b->x; } int f4(C c) { return c->x; }
struct D { D &operator->(); D *operator->() const; int x; }; int f5(D d) { return d->x; } int f6(const D d) { return d->x; }
template <class T> struct E { E operator->(); int x; }; int f7(E<int> e) { return e->x; }
struct P { int x; }; struct Q { P *operator->(); }; struct R { Q operator->(); }; int f8(R r, Q q, P *p) { return r->x + q->x + p->x; }
