// shows: operands of class type that a conversion function and a standard conversion convert
// prelude: none
struct A { operator bool(); A f(); A operator++(); };
struct C { operator char(); C &r(); };
struct I { operator int(); I *p; };
struct P { operator int *(); };
A ga(); C gc(); 
int t(A a, C c, I i, P p, C *pc, I ai[3], int x, double y) {
  x = ga(); x = gc() + 1; x = pc->r() + 1; x = *pc + 1; x = ai[1] + 1L; x = i.p[1] + 1L; x = (*i.p) + 2L; x = (c) + 1; x = C() + 1; x = C{} + 1; x = ++a + 1; x= a.f() + 1;
  double z = i; z = i; z += ai[2]; 
  switch (c) {} switch (i) {} 
  x = x ? c : x; y = x ? i : 2.; y = x ? 2. : i; 
  const int *q = p; q = p; q == p; x = !p; x = !a; x = p && a; x = a ? 1 : 2; x = p ? 1 : 2;
  double w[2] = { i, c }; 
  y * i; y * ai[1]; -c; ~ai[0]; 
  const int k = 3; y = k; y = x; 
  return c;
}
double u(I i) { return i; }
long v(C i) { return i + 1L; }
