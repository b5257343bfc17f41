// shows: void as the argument of a class template makes no parameter of its members
// prelude: none
template <class T> struct B { T *v; B(T t); void f(T); T g(); void h(T, int); static void s(T); B &operator=(T); void v0(void); template <class U> void t(T, U); void r(T *); void d(T = T()); };
template <class T> struct C { void f(T); };
template <class T> struct D { virtual void f(T); };
B<void> b;
C<void> c;
D<void> d;
template <class T> struct E { E(T t) {} E(T t, int); int x; };
E<void> e(0);
E<void> *ep;
