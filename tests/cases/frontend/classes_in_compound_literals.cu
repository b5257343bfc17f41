// prelude: none
// A compound literal and offsetof may define the class that they name (GNU).
int second_half(double x) { return ((union { double whole; int half[2]; }) {x}).half[1]; }
int offset() { return __builtin_offsetof(struct { char a; int b; }, b) + __builtin_offsetof(struct Named { int p, q; }, q); }
int named() { return ((struct Point { int x; }){3}).x + sizeof((struct Other { int y; }){4}); }
void pass(int, ...);
void uses(int n) {
  pass(1, ((const struct { int x; }){3}).x);
  for (int i = ((struct { int x; }){n}).x; i < 3; i++) ;
  if (((struct { int x; }){n}).x) return;
  auto list = (struct { int x; } []) { {1}, {2} };
}
template<class T> int in_template(T t) { return ((union { T whole; int half[2]; }) {t}).half[1]; }
template int in_template(double);
