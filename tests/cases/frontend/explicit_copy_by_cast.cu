// shows: casts, braces and members copy by explicit constructors; initializations with an equals sign do not
// flags: --display_error_number --frandom-seed=7
struct E { E(); explicit E(const E &, bool = true); };
struct D : E { };
E f1(E &e) { E a(e); E b{e}; E c = E(e); auto *n = new E(e); auto *m = new E{e}; static_cast<E>(e); (E)e; return E(e); }
E f2(E &e) { struct W { E x; W(E &q) : x(q) {} W(E &q, int) : x{q} {} }; return E{e}; }
E f3(D &d) { E a(d); E b{d}; return E(d); }
template <class T> T f4(T &t) { T a(t); (void)(T)t; return T(t); }
void f5(E &e, bool b) { f4(e); b ? e : E(); b ? E(e) : E(); }
class Mesh { public: Mesh(); explicit Mesh(const Mesh &m, bool c = true); Mesh(Mesh &&m); };
struct M { Mesh *p; Mesh get() const { return Mesh(*p); } void h() { Mesh b = Mesh(*p); auto d = Mesh(*p); } };
