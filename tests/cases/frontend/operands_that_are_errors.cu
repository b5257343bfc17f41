// shows: calls and lists with operands that stand for errors
// prelude: none
namespace N { } void h(int); void h(int, int); struct S { int a, b; }; template<class T> void t(T *); template<class T> void u(T, T);
void g() { h(N::x, 1, 2); h(N::y, "a"); h(N::z); t(N::x); u(N::x, 1); t(N::x, 2); h(S::q, 1, 2); }
int c[2] = {1, zz, 2}; S s = {1, zz, 2}, r = {zz, 1, 2}; int e = {1,, 2}; int d[] = {1, , 2}; int k[1] = {zz, 1};
template<class T, int n> struct X { }; void f() { typedef X<int> R; R::T s; R::v; int y = R::x; R q; }
struct M { int x; }; struct O : M { }; void i(O *o) { o->Z::x; o->Z::Y::x = 1; o->Z::x(); o->M::y; }
