// shows: types behind qualified aliases in messages
// prelude: none
typedef unsigned long sz; typedef struct E_st { int x; } E; typedef int A3[3]; enum EN_t {q}; typedef EN_t EN; typedef sz sz2; typedef const E CE; typedef E *EP; 
template<class T> struct W {}; typedef W<int> WI; using WE = W<E>; typedef int (*FP)(const E); union U_t { int a; }; typedef U_t U; class K_t { public: int z; }; typedef K_t K;
struct X {}; void x(X);
void t(const sz *a, const E *b, volatile E *c, const volatile E *d, const E *const *e, const EN *f, const WI *g, const WE *h, const CE *i, CE *j, const EP k, const EP *l, FP m, const A3 *n, E &o, const E &p, E const (&q)[3], const sz2 *r, W<const E> s, W<E> t, const U *u, const K *v, E *const *w, const E (*y)[2], const int (*z)(E))
{ x(a); x(b); x(c); x(d); x(e); x(f); x(g); x(h); x(i); x(j); x(k); x(l); x(m); x(n); x(o); x(p); x(q); x(r); x(s); x(t); x(u); x(v); x(w); x(y); x(z); }
E e0; const E *e1 = (const E *)0; void (*pf)(const E &); void t2() { x(pf); int E::*const pm = 0; x(pm); const E ce{}; int i = ce; double *dd = e1; dd = e1; ce + ce; e1 + e1; ce = e0; const sz cs = 3; const sz *cp = &cs; dd = cp; dd = cs; bool bb = ce; throw_it(ce); }
E ret(const E *p) { return p; } 
E ret2(const sz p) { return p; } 
E *ret3(const sz p) { return p; }
E *ret4(const sz &p) { E *q = p; q = p; return p; }
E *ret5(const EP p) { int q = p; q = p; const int z = 3; q = z + p + p; return z; }
