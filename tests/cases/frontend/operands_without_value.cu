struct B1 { int q; }; struct C1 : B1 {}; struct D1 : B1 {}; struct E1 : C1, D1 {};
void take(int *__restrict__ p, const int c, char *const s);
void f(void *v, void *const w, int *q, double d, E1 *e, E1 &er) {
  *v; int &r = *v; int x = *v; *v = 1; *w; &*v;
  q[1.5]; q[1.5] == 2;
  const_cast<int *>(d); const_cast<int *>(x);
  static_cast<B1 *>(e); static_cast<B1 &>(er);
  take(d, q, q);
}
