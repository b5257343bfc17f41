// prelude: none
int b; int* a;
int g2() { __atomic_load_n(a, 5, 6); __atomic_fetch_add(&b, 3, 5, b++); __sync_fetch_and_add(&b, 1, 2, 3); __atomic_load(&b, &b, 5, 6); __sync_lock_release(&b, 1, 2); return __sync_val_compare_and_swap(&b, 1, 2, 3, 4); }
template <class T> int t(T* x) { __atomic_load_n(x, 5, 6);return __sync_fetch_and_add(&b, 1, 2); } int z = t(&b);
