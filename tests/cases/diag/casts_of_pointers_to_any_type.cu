// shows: casts between numbers and pointers whose target is a template parameter, and numbers that initialize those
// prelude: none
template<class T> void f(int i, float v, T *p) {
  T *a = (T*)v; T *b = static_cast<T*>(v); T *c = reinterpret_cast<T*>(v); T *d = static_cast<T*>(i); T *e = (T*)i; T *g = static_cast<T*>(0); T *h = static_cast<T*>(false); const T *k = static_cast<const T*>(2.5); T **l = (T**)1.5;
  float m = (float)p; int n = (int)p; long o = (long)p; int q = static_cast<int>(p); bool r = (bool)p; double s = static_cast<double>(p); int *t = static_cast<int*>(p); long u = reinterpret_cast<long>(p); short w = reinterpret_cast<short>(p);
  T *x[2] = { v, 1.5 }; T *y{v}; T *z(v); (void)a; (void)b; (void)c; (void)d; (void)e; (void)g; (void)h; (void)k; (void)l; (void)m; (void)n; (void)o; (void)q; (void)r; (void)s; (void)t; (void)u; (void)w; (void)x; (void)y; (void)z;
}
template<class T> struct S { T *m = 1.5; T *n{2.5}; S() : o(2.5), q{3.5} {} T *o, *q; };
