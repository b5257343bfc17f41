// shows: Pointers and pointers to members compare where they have a composite type; their types are told otherwise
// prelude: none
struct B { int x; }; struct D : B { }; struct E2 : virtual B { }; struct U; 
void g(int *p, double *q, B *b, D *d, E2 *e, U *u, const int *cp, void *v, int **pp, const int **cpp, const int *const *ccpp, int n) {
  (void)(p == d); (void)(b == d); (void)(d == e); (void)(u == b); (void)(pp == cpp); (void)(pp == ccpp); (void)(cp < p); (void)(v < p); (void)(p == q); (void)(p == n);
  int a[3]; (void)(&a == p); (void)(&a != &p); (void)(a == q); (void)(p > 0);
}
void k(int (*f)(int), void (*f2)(), void f3(), int (&fr)(int), int *p, int B::*m, int D::*md, float B::*mf, void (B::*mm)(), void *v) {
  (void)(f == f2); (void)(f2 == f3); (void)(fr == f); (void)(f == k); (void)(f == p); (void)(f == v); (void)(m == md); (void)(m == mf); (void)(m == mm); (void)(m == p); (void)(m == 0); (void)(m == nullptr);
}
