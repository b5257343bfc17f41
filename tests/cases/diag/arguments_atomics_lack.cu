// prelude: none
int b; int* a;
int g2() { __atomic_load_n(a); return 0; }
int g2() { int* a; __atomic_load_n(a, 5, 6); int b; __atomic_store_n(&b, 3); __atomic_fetch_add(&b, 3, 5, 6); __atomic_exchange_n(&b, 1, 5, 3, 4); __atomic_compare_exchange_n(&b, &b, 1, 0, 5, 5, 6); __sync_fetch_and_add(&b, 1, 2, 3); __sync_fetch_and_add(&b); __atomic_load(&b, &b, 5, 6); __atomic_store(&b, &b); __atomic_test_and_set(&b, 5, 6); __atomic_clear(&b); __atomic_thread_fence(); __atomic_thread_fence(5, 5); __sync_synchronize(1); __sync_lock_release(&b, 1, 2); __sync_bool_compare_and_swap(&b, 1); __sync_val_compare_and_swap(&b, 1, 2, 3, 4); __sync_lock_test_and_set(&b, 1, 2); __atomic_is_lock_free(4); __atomic_fetch_nand(&b); return 0; }
