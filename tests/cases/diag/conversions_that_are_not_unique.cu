// shows: several conversion functions for a condition, and bases that are there twice
// prelude: none
struct D { operator int() const; operator char() const; }; struct A { operator int(); operator long(); };
void f(A a, D d) { switch (d) { case 1: ; } switch (a) {} a ? 1 : 2; if (a) {} while (a) {} for (; a; ) {} do {} while (a); !a; a && a; a || 1; double e = a; if (!a) {} }
struct V1 { int v; }; struct V2 : V1 {}; struct V3 : V1 {}; struct V4 : V2, V3 {}; void w(V4 *p, const V4 &r) { V1 *q = p; (V1 *)p; static_cast<V1 *>(p); (const V1 *)&r; }
