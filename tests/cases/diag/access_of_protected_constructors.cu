// shows: protected constructors and destructors of objects that are no bases
// prelude: none
class P { int operator()(int); }; class P2 { int operator()(int); operator int(); }; class P3 { P3 &operator=(int); P3 &operator=(const P3 &); int operator->*(int); int operator,(int); bool operator!(); int operator-(); int operator&(); friend int operator+(const P3 &, int); }; class P4 { int operator()(int); int operator()(double); }; 
void f(P &p, P2 &p2, P3 &p3, P4 &p4) { p(1); p2(1); p4(1); p3 = 1; p3 = p3; p3, 1; !p3; -p3; &p3; p3 + 1; p.operator()(1); }
class D { ~D(); public: D(); D(int); int v; }; D mk(); D &mr(); void fd(const D &);
class E { protected: ~E(); E(); E(int); static void s(); void m(); int v; void operator delete(void *); }; struct F : E { F() : E(1) {} F(int) {} void f(E *e) { E a; E b(1); e->~E(); delete e; new E; E::s(); e->s(); m(); e->m(); E(); E c = E(); F d; F *p = new F; this->m(); e->v; d.v; } E g(); };
struct G : private E { friend void gg(); void f(G *g) { E *e = g; e->m(); } }; void gg() { G g; E *e = &g; } struct H : G { void f() { G::m(); m(); E *e = this; } }; void gh(G *g) { g->m(); g->v; E &e = *g; static_cast<E &>(*g); (E &)*g; reinterpret_cast<E &>(*g); }
