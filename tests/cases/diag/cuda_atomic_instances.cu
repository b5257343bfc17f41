// shows: Atomic operations in templates are checked in what is instantiated, device functions included.
int unit_anchor = 1;
struct S3 { char c[3]; }; struct S4 { int i; };
template <class T> __device__ void generic(T *p, int o) { T a; __nv_atomic_load(p, &a, o, 1); __nv_atomic_compare_exchange(p, &a, &a, false, 0, 0, 1); __nv_atomic_fetch_add(p, T(), 0, 1); }
template __device__ void generic(S3 *, int); template __device__ void generic(S4 *, int); template __device__ void generic(char *, int);
template <class T> __device__ void plain(T *p) { __nv_atomic_load_n(p, 0, 1); __nv_atomic_exchange_n(p, *p, 7, 1); __nv_atomic_fetch_max(p, *p, 0, 1); __nv_atomic_and(p, *p, 0, 1); }
template __device__ void plain(float *); template __device__ void plain(unsigned char *); template __device__ void plain(S4 *);
template <class T> struct M { __device__ void m(T *p) { __nv_atomic_or(p, *p, 0, 1); } __host__ __device__ void hd(T *p) { __nv_atomic_or(p, *p, 0, 1); } void h(T *p) { __nv_atomic_or(p, *p, 0, 1); } };
template struct M<float>;
template <class T> __device__ void other(T t) { t.foo(); undeclared(t); }
template __device__ void other(int);
template <class T> __device__ auto deduced(T *p) { __nv_atomic_and(p, *p, 0, 1); return 1; }
__device__ int use(float *p) { return deduced(p); }
template <class T> __device__ constexpr int constant(T *p) { if (p) __nv_atomic_and(p, *p, 0, 1); return 1; }
__device__ int use2() { return constant((float *)0); }
__global__ void kernel() { auto g = [](auto *p) { __nv_atomic_and(p, *p, 0, 1); }; g((float *)0); }
template <int N> __device__ void order(int *p) { __nv_atomic_load_n(p, N, 1); __nv_atomic_load_n(p, 0, N); __nv_atomic_load_n(p, N + 0, sizeof(int[N])); }
