// shows: atomic operations by address are called with the size of the object, those without a value as those with one
// prelude: none
typedef unsigned long size_t;
template<class T> __attribute__((device)) void k(T *p, T v) { T r; 
 __nv_atomic_store_n(p, v, 0, 1); r = __nv_atomic_load_n(p, 0, 1); __nv_atomic_store(p, &v, 0, 1); 
 __nv_atomic_load(p, &v, 0, 1);
 __nv_atomic_exchange(p, &v, &r, 0, 1);
 r = __nv_atomic_exchange_n(p, v, 0, 1);
 __nv_atomic_compare_exchange(p, &v, &r, false, 0, 0, 1);
 bool b = __nv_atomic_compare_exchange_n(p, &v, r, false, 0, 0, 1);
 r = __nv_atomic_fetch_add(p, v, 0, 1);
 __nv_atomic_add(p, v, 0, 1);
 __nv_atomic_fetch_or(p, v, 0, 1);
 __nv_atomic_fetch_min(p, v, 0, 1);
 if (__nv_atomic_load_n(p, 0, 1) > 2) return;
 __nv_atomic_thread_fence(0, 1);
}
template __attribute__((device)) void k<int>(int*, int);
template<class T> __attribute__((device)) T d(T *p, T v) { return __nv_atomic_fetch_add(p, v, 0, 1); }
__attribute__((device)) int x = d((int*)0, 1);
template<class T> __attribute__((device)) T h(T *p, T v, int *p2) { T r; 
 __nv_atomic_store_n(p, v, 0, 2); r = __nv_atomic_load_n(p, 0, 2); __nv_atomic_store(p, &v, 0, 2); int *q = p2; int *s = p2; 
 __nv_atomic_load(p, &v, 0, 2);
 __nv_atomic_load(q, s, 0, 2);
 *q = __nv_atomic_load_n(q, 0, 2);
 __nv_atomic_exchange(p, &v, &r, 0, 2);
 r = __nv_atomic_exchange_n(p, v, 0, 2);
 *q = __nv_atomic_exchange_n(q, 1, 0, 2);
 __nv_atomic_compare_exchange(p, &v, &r, false, 0, 0, 2);
 bool b = __nv_atomic_compare_exchange_n(p, &v, r, false, 0, 0, 2);
 b = __nv_atomic_compare_exchange_n(q, s, 3, false, 0, 0, 2);
 r = __nv_atomic_fetch_add(p, v, 0, 2) + 1;
 __nv_atomic_add(p, v, 0, 2);
 __nv_atomic_add(q, 1, 0, 2);
 __nv_atomic_fetch_or(p, v, 0, 2);
 return __nv_atomic_fetch_min(p, v, 0, 2); }
template int h<int>(int*, int, int*);
struct __attribute__((aligned(16))) B16 { long a, b; };
__attribute__((device)) void f16(B16 *p, B16 *q, B16 *r) { __nv_atomic_load(p, q, 0, 2); __nv_atomic_store(p, q, 0, 2); __nv_atomic_exchange(p, q, r, 0, 2); __nv_atomic_compare_exchange(p, q, r, false, 0, 0, 2); }
struct S8 { int a, b; };
__attribute__((device)) void f8(S8 *p, S8 *q, S8 *r) { __nv_atomic_load(p, q, 0, 2); __nv_atomic_store(p, q, 0, 2); __nv_atomic_exchange(p, q, r, 0, 2); __nv_atomic_compare_exchange(p, q, r, false, 0, 0, 2); }
struct S2 { char a, b; };
__attribute__((device)) void f2(S2 *p, S2 *q, S2 *r, char *c) { __nv_atomic_load(p, q, 0, 2); __nv_atomic_store(p, q, 0, 2);  __nv_atomic_load(c, c, 0, 2);}
__attribute__((device)) void g8(S8 *p, S8 *q, S8 *r) { __nv_atomic_load(p, q, 0, 2); __nv_atomic_store(p, q, 0, 2); __nv_atomic_exchange(p, q, r, 0, 2); __nv_atomic_compare_exchange(p, q, r, false, 0, 0, 2); }
__attribute__((device)) void g16(B16 *p, B16 *q, B16 *r) { __nv_atomic_load(p, q, 0, 2); __nv_atomic_store(p, q, 0, 2); __nv_atomic_exchange(p, q, r, 0, 2); __nv_atomic_compare_exchange(p, q, r, false, 0, 0, 2); }
struct S3 { int a, b, c; };
__attribute__((device)) void gl(unsigned __int128 *p, unsigned __int128 v) { v = __nv_atomic_load_n(p, 0, 2); __nv_atomic_store_n(p, v, 0, 2); v= __nv_atomic_exchange_n(p, v, 0, 2); }
