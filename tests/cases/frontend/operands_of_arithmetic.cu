// shows: each operand that arithmetic cannot have is reported
// flags: --c++17
// prelude: none
void g(float f, int *p, int i, void *v) {
  f + p;
  p + f;
  p / p;
  p & p;
  i + v;
  v - v;
}
namespace n { int f(int); }
void h(int a) {
  n::missing(n::other(1), a);
  if (3 = a) { }
  const int c = 1;
  if (c = 2) { }
  delete a;
}
struct C { explicit operator int *(); };
void k(C c) { delete c; }
