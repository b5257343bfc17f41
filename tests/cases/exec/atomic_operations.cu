// shows: objects, orders and scopes of the device's atomic operations
// prelude: none
#define D __attribute__((device))
D int v; D float fv; D double dv; D short sv; D char cv; D long long lv; D const int ci = 1;
struct S { int a[3]; };
D S s;
D void f(int n) {
  __nv_atomic_load_n(&v, 6, 1);
  __nv_atomic_load_n(&v, 0, 5);
  __nv_atomic_load_n(&v, 0, 1);
  __nv_atomic_load_n(&v, n, 1);
  __nv_atomic_load_n(&v, 0, n);
  __nv_atomic_load_n(&fv, 0, 1);
  __nv_atomic_load_n(&ci, 0, 1);
  __nv_atomic_load(&s, &s, 0, 1);
  __nv_atomic_exchange_n(&cv, 1, 0, 1);
  __nv_atomic_compare_exchange_n(&cv, &cv, 1, false, 0, 0, 1);
  __nv_atomic_fetch_add(&sv, 1, 0, 1);
  __nv_atomic_fetch_add(&lv, 1, 0, 1);
  __nv_atomic_fetch_min(&fv, 1, 0, 1);
  __nv_atomic_fetch_or(&dv, 1, 0, 1);
  __nv_atomic_fetch_add();
  __nv_atomic_thread_fence(9, 9);
}
void h() { __nv_atomic_load_n(&v, 0, 1); }
