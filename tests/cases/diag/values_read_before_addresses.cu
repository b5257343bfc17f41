// shows: an argument is read before the address that a later argument takes
// prelude: none
struct St { int a; }; void m(int, int*); void m(St, St*); void m(int*, int); int k(int*); void d3(int, int*, int); void two(int, int); void v(...);
struct O { O(int, int*); void f(int, int*); void operator()(int, int*); };
void f1() { int s; m(s, &s); } void f2() { int s; m(&s, s); } void f3() { St s; m(s, &s); } void f4() { int s; d3(1, &s, s); } void f5() { int s; v(s, &s); }
void f6() { int s; two(s, k(&s)); } void f7() { St s; m(s.a, &s.a); } void f8() { int s; m(s, (int*)&s); } void f9(O &o) { int s; o.f(s, &s); } void g1(O &o) { int s; o(s, &s); } void g2() { int s; O o(s, &s); } void g3() { int s; O o = O(s, &s); } void g4() { int s; new O(s, &s); }
