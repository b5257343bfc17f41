// flags: --il_display --c++20
// prelude: none
// Built-in functions with types of their own.
int f(int i, double d, int *p, unsigned long ul, long *lp) { 
  int r = __builtin_LINE() + __builtin_COLUMN() + (__builtin_FILE() == __builtin_FUNCTION()) + __builtin_FILE()[0] + __builtin_abs(i) + __builtin_expect(i, 1) + __builtin_strlen("x") + __builtin_fabs(d) + __builtin_ffs(i) + __builtin_ctz(i);
  if (i == 77) __builtin_trap(); if (i == 78) __builtin_abort(); if (__builtin_is_constant_evaluated()) r++;
  r += __builtin_popcount(i) + __builtin_clz(i) + __builtin_ctzl(ul) + __builtin_popcountl(ul) + __builtin_constant_p(i) + __builtin_classify_type(d) + __builtin_isnan(d) + __builtin_isinf(d) + __builtin_sin(d) + __builtin_cos(d);
  __sync_synchronize(); __sync_fetch_and_sub(lp, 3); r += __sync_bool_compare_and_swap(p, 1, 2); r += __sync_val_compare_and_swap(p, 1, 2); __sync_lock_release(p);
  __atomic_load_n(p, 5); __atomic_thread_fence(5); int v; __atomic_load(p, &v, 5); __atomic_store(p, &v, 5); r += __atomic_exchange_n(lp, 4, 5); r += __atomic_fetch_add(lp, 4, 5); r += __atomic_compare_exchange_n(p, &v, 3, false, 5, 5); r += __atomic_add_fetch(p, 4, 5);
  __atomic_test_and_set(p, 5); __atomic_clear(p, 5); r += __atomic_is_lock_free(4, p);
  __builtin_memcpy(p, lp, 4); __builtin_prefetch(p); __builtin_assume_aligned(p, 16); __builtin_mul_overflow(r, i, &r); r += __builtin_object_size(p, 0);
  return r; }
