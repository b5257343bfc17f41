// shows: scalars and classes that take one value refuse several in parentheses
// flags: --c++17
// prelude: none
struct A { int x, y; };
struct I { int x = 1, y; };
A a(1, 2);
A *p = new A(1, 2);
A *q = new A(a, 2);
struct M { A i; int n; M() : i(1, 2), n(1, 2) { } };
A make() { return A(1, 2); }
int s(1, 2);
auto v = double(1, 2, 3);
I i(1, 2);
