// prelude: none
struct B { virtual ~B(); }; struct C : B { ~C(); };
void f(const B &b, const C *c, const volatile B *v) { b.~B(); c->~C(); v->~B(); c->B::~B(); }
template<class T> void g(const T &t) { t.~T(); } void h(const C &c) { g(c); g(3); }
