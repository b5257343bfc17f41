// shows: lists with one object of the class that they initialize
// flags: --frandom-seed=7
struct E0 { }; struct E1 { int v; }; struct D1 : E1 { int w; }; struct C { C(const C &); C(); C(int); }; struct X { explicit X(int); X(const X &) = default; int v; }; struct V { V(); V(int); V(int, int); int *p; ~V(); V(const V &); };
struct Wrap { E1 e; C c; V v; int k; }; struct Arrays { E1 a[2]; int m[2]; };
void t1(E1); void t2(C); void t4(const E1 &); void t7(V); E0 r0(E0 e) { return {e}; } E1 r1(E1 e) { return {e}; } C r2(C e) { return {e}; } V r4(V v) { return {v}; } E1 r5(D1 d) { return {d}; } E1 r6() { return {E1{1}}; } V r9() { return {V(1)}; } E1 rd(bool b, E1 x, E1 y) { return {b ? x : y}; }
void host(E0 e0, E1 e1, D1 d1, C c, X x, V v, const E1 &re) {
  E0 a0{e0}; E0 a1 = {e0}; E1 a2 = {d1}; C a3 = {c}; X a4 = {x}; V a6 = {v}; const E1 a9 = {e1}; E1 b1 = {re}; E1 b3 = {E1{1}}; V b5 = {V(1)}; V b6 = {V{1, 2}}; const E1 &b7 = {e1}; static E1 c1 = {e1}; V c3 = {r4(v)};
  Wrap w1 = {{e1}, {c}, {v}, {1}}; Wrap w2{{e1}, {c}, {v}, {2}}; Wrap w3 = {e1, {}, {1, 2}, {}}; Arrays x1 = {{{e1}, {e1}}, {{1}, 2}}; E1 y[2] = {{e1}, {2}}; V z[3] = {{v}, {1}, v};
  t1({e1}); t2({c}); t4({e1}); t7({v}); t7({V(1)}); t1({r1(e1)}); new E1{e1}; new E0{e0}; e1 = {b1}; auto f1 = V{v}; V f3{v}; auto f6 = [=]() -> E1 { return {e1}; }; for (E1 l = {e1};;) { break; }
}
template <typename T> E1 tr(T t, E1 e) { E1 a = {e}; t1({e}); V v1; V v2 = {v1}; Wrap w = {{e}, {}, {v1}, {1}}; return {e}; }
struct Mem { E1 e; V v; E1 n = {e}; Mem(E1 a, V b) : e{a}, v(b) { } E1 get() const { return {e}; } V getv() { return {v}; } void set(E1 q = {E1{2}}) { e = {q}; } };
