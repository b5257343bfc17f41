// shows: members that a using-declaration chooses among bases
// prelude: none
struct A { int i; void f(); int s; }; struct B { int i; void f(); int s; static int st; };
struct C : A, B { using B::i; using B::f; using A::s; int g() { f(); this->i = 2; return i + s; } };
struct D : C { int g() { f(); s = 1; this->i = 3; C::i = 4; B::i = 5; this->f(); return i; } };
struct V { int v; }; struct V1 : virtual V { int v; }; struct V2 : virtual V { int w; }; struct V3 : V1, V2 { int g() { w = 1; return v; } };
struct W1 : virtual V {}; struct W2 : virtual V {}; struct W3 : W1, W2 { int g() { return v; } };
int h(C *c, D &d, V3 *v) { c->f(); d.f(); c->s = 1; v->v = 2; return c->i + d.i; }
template<class T> struct TC : A, B { using B::i; int g() { return i; } }; template<class T> struct TD : TC<int> { int g() { return i; } };
