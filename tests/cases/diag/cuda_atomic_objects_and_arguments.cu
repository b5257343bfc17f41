// shows: Objects that an atomic operation cannot work on, and arguments that it cannot have.
int unit_anchor = 1;
struct S3 { char c[3]; }; struct S4 { int i; }; struct S32 { char c[32]; }; enum E { e0 }; enum class EC { a };
__device__ void sizes(char *c, S3 *q, S32 *w, unsigned char *u, float *fl) {
  S3 a; S32 x; char c1, c2; float f1;
  __nv_atomic_compare_exchange_n(c, &c1, c2, false, 0, 0, 1);
  __nv_atomic_compare_exchange(u, u, u, false, 0, 0, 1);
  __nv_atomic_compare_exchange(q, &a, &a, false, 0, 0, 1);
  __nv_atomic_exchange(w, &x, &x, 0, 1);
  __nv_atomic_load(q, &a, 0, 1);
  __nv_atomic_store(w, &x, 0, 1);
  __nv_atomic_exchange_n(c, 1, 0, 1);
  __nv_atomic_compare_exchange_n(fl, &f1, 1.0f, false, 0, 0, 1);
}
__device__ void objects(S4 *s, int **pp, E *e, EC *ec, int i, void *v, const int *ci, volatile unsigned *vu, bool *b, int a[4]) {
  __nv_atomic_add(s, 1, 0, 1);
  __nv_atomic_add(pp, 1, 0, 1);
  __nv_atomic_add(e, 1, 0, 1);
  __nv_atomic_add(ec, 1, 0, 1);
  __nv_atomic_add(i, 1, 0, 1);
  __nv_atomic_add(v, 1, 0, 1);
  __nv_atomic_add(ci, 1, 0, 1);
  __nv_atomic_add(vu, 1, 0, 1);
  __nv_atomic_add(b, 1, 0, 1);
  __nv_atomic_load_n(ec, 0, 1);
  __nv_atomic_load_n(v, 0, 1);
  __nv_atomic_load(v, v, 0, 1);
  __nv_atomic_load(i, i, 0, 1);
  __nv_atomic_store_n(ci, 1, 0, 1);
}
__device__ void arguments(int *p, int o, double *d, S4 *s) {
  __nv_atomic_add(d, 1.0);
  __nv_atomic_add(d, 1.0, o);
  __nv_atomic_load_n(p);
  __nv_atomic_load_n(p, o);
  __nv_atomic_load_n(p, undeclared, 1);
  __nv_atomic_store_n(p, 1, 0, undeclared);
  __nv_atomic_store_n(undeclared, 1, 0, 1);
  __nv_atomic_thread_fence();
  __nv_atomic_compare_exchange_n(p, p, 1, false, o);
  __nv_atomic_compare_exchange_n(p, p, 1);
  __nv_atomic_compare_exchange_n(p, o, 1, false, 0, 0, 1);
  __nv_atomic_compare_exchange_n(p, s, 1, *s, 0, 0, 1);
  __nv_atomic_fetch_add(p, *s, 0, 1);
  __nv_atomic_fetch_add(p, p, 0, 1);
  __nv_atomic_add(p, 1, 0, 1, 5);
  __nv_atomic_thread_fence(0, 1, 2);
  const int zero = 0; enum { also_zero };
  __nv_atomic_store_n(p, o, zero, 1);
  __nv_atomic_store_n(p, o, also_zero, (1));
  __nv_atomic_store_n(p, o, sizeof(char), true);
}
__device__ void values(int *p, double *d) {
  __nv_atomic_add(d, 1.0, 9);
  __nv_atomic_load_n(p, 9, 9);
  __nv_atomic_thread_fence(9);
}
void on_the_host(int *p, int o) { __nv_atomic_load_n(p, o, 9); }
