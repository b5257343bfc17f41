// prelude: none
typedef int &R; struct A { mutable int &a; mutable int &&b; mutable R c; mutable int (&d)(); mutable int *e; mutable int f[2]; mutable const int *g; };
template <class T> struct B { mutable T x; mutable T &y; };
