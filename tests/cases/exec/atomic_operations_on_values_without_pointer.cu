// Arguments of the generic operations that do not point to a complete object.
__device__ void f(int *p, float *q, const int *c, void *v, struct I *i) { int r; 
 __nv_atomic_load(p, 3, 0, 2);
 __nv_atomic_load(p, q, 0, 2);
 __nv_atomic_load(p, c, 0, 2);
 __nv_atomic_load(p, v, 0, 2);
 __nv_atomic_load(p, i, 0, 2);
 __nv_atomic_load(p, nullptr, 0, 2);
 __nv_atomic_store(p, 3, 0, 2);
 __nv_atomic_store(p, c, 0, 2);
 __nv_atomic_store(p, q, 0, 2);
 __nv_atomic_exchange(p, 3, &r, 0, 2);
 __nv_atomic_exchange(p, &r, 4, 0, 2);
 __nv_atomic_exchange(p, q, &r, 0, 2);
 __nv_atomic_compare_exchange(p, 3, &r, 0, 0, 0, 2);
 __nv_atomic_compare_exchange(p, &r, 3, 0, 0, 0, 2);
 __nv_atomic_compare_exchange(p, q, &r, 0, 0, 0, 2);
 __nv_atomic_compare_exchange_n(p, q, 3, 0, 0, 0, 2);
 __nv_atomic_compare_exchange_n(p, 3, 3, 0, 0, 0, 2);
 __nv_atomic_load(3, &r, 0, 2);
 __nv_atomic_load(v, &r, 0, 2);
 __nv_atomic_load(i, &r, 0, 2);
 __nv_atomic_load_n(i, 0, 2);
 __nv_atomic_load_n(3, 0, 2);
 __nv_atomic_store_n(p, q, 0, 2);
 __nv_atomic_store_n(c, 1, 0, 2);
 __nv_atomic_exchange_n(c, 1, 0, 2);
}
int unit_anchor;
