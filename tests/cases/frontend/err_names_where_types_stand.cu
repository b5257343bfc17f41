// prelude: none
// Names of variables, constants, functions and members where types must stand; member functions that are not called.
int v;
const int c = 1;
int fn();
v gx;
c gz;
fn gw;
struct S { v m; static v n; v k(); int z; };
v h2();
template<int N> struct A { N x; N g(); };
struct B { void g(); void h(); static void s(); void m() { h; auto p = h; s; } };
void (B::*mh)() = B::h;
void k() { B::h; auto x = B::h; B::s; &B::h; }
struct L { int x; ~L { } int y; };
