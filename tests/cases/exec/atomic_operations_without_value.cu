// shows: an atomic operation that cannot be lowered gives nothing
// prelude: none
typedef unsigned long size_t;
__attribute__((device)) void k(signed char *p, float *f, short *s, int *i, long *l){ *p = __nv_atomic_fetch_add(p, 1, 0, 2);
 *f = __nv_atomic_fetch_or(f, 1, 0, 2);
 *f = __nv_atomic_fetch_max(f, 1, 0, 2);
 *f = __nv_atomic_load_n(f, 0, 2);
 *s = __nv_atomic_exchange_n(s, 3, 0, 2);
 *i = __nv_atomic_load_n(i, 9, 2);
 *i = __nv_atomic_load_n(i, 0, 22);
 *l = __nv_atomic_fetch_add(l, 1, 0, 2);
 *i = __nv_atomic_fetch_add(*i, 1, 0, 2);
 *i = __nv_atomic_fetch_add();
}
template<class T> void h(T *p, T v) { __nv_atomic_add(p, 1, 0, 2); v = __nv_atomic_load_n(p, 0, 2); }
void g(int *p){ h(p, 1); }
void k(int *p){ *p = __nv_atomic_load_n(p, 0, 2); __nv_atomic_load(p, p, 0, 2); int x = __nv_atomic_fetch_add(p, 1, 0, 2); bool b = __nv_atomic_compare_exchange_n(p, p, 1, 0, 0, 0, 2); }
template<class T> void h2(T *p, int *q) {  *q = __nv_atomic_load_n(q, 0, 2); }
