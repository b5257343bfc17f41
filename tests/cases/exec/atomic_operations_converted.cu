// shows: results of typed forms that are converted, and calls whose operands are dependent
// prelude: none
__attribute__((device)) void f(unsigned *ui, unsigned char *uc, char *c, short *s, unsigned short *us, long *l, unsigned long *ul, unsigned long long *ull, long long *ll, bool *b) {
 *ui = __nv_atomic_load_n(ui, 0, 2);
 *uc = __nv_atomic_load_n(uc, 0, 2);
 *c = __nv_atomic_load_n(c, 0, 2);
 *s = __nv_atomic_load_n(s, 0, 2);
 *us = __nv_atomic_load_n(us, 0, 2);
 *l = __nv_atomic_load_n(l, 0, 2);
 *ul = __nv_atomic_load_n(ul, 0, 2);
 *ull = __nv_atomic_load_n(ull, 0, 2);
 *ll = __nv_atomic_load_n(ll, 0, 2);
 *b = __nv_atomic_load_n(b, 0, 2);
 *ui = __nv_atomic_exchange_n(ui, 3, 0, 2);
 *ull = __nv_atomic_exchange_n(ull, 3, 0, 2);
 *ui = __nv_atomic_fetch_or(ui, 3, 0, 2);
 *l = __nv_atomic_fetch_or(l, 3, 0, 2);
 *l = __nv_atomic_fetch_max(l, 3, 0, 2);
 *ul = __nv_atomic_fetch_add(ul, 3, 0, 2);
 *ul = __nv_atomic_fetch_xor(ul, 3, 0, 2) + 1;
 *ll = __nv_atomic_fetch_min(ll, 3, 0, 2);
}
__attribute__((device)) void g(int *q, short *s) { *q = __nv_atomic_fetch_or(q, 3, 0, 2); *q += __nv_atomic_fetch_xor(q, 3, 0, 2) * 2; *q = __nv_atomic_fetch_max(q, 3, 0, 2); }
template<class T> void h(T *t, T v) { v = __atomic_load_n(t, 0); v = __sync_fetch_and_add(t, 1) + 1; bool b; b = __builtin_add_overflow(v, v, t); v = __builtin_choose_expr(1, v, v); t = __builtin_addressof(v); v = __atomic_exchange_n(t, v, 0); __atomic_store_n(t, v, 0); v = __atomic_fetch_add(t, v, 0) + 1; t = __builtin_assume_aligned(t, 16); v = __builtin_abs(v) + 1; b = __atomic_test_and_set(t, 0) ; b = !__sync_bool_compare_and_swap(t, v, v); }
