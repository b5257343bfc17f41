// shows: the name of a member in parentheses is that of an object's
// prelude: none
int gm; template <class T> int f1(T x) { return 1; }
struct D { D() : m(gm) {} int &m; int n; static int t; int Foo(); }; int D::t;
int D::Foo() { f1(&(D::m)); f1(&(D::n)); f1(&D::n); f1(&D::t); f1(&(D::t)); int *p = &(D::n); int D::*q = &D::n; f1(&((D::n))); return 0; }
