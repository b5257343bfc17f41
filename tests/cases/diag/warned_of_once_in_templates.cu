// shows: what a template is warned of is not repeated by its instances, unless it is graver there
// prelude: none
struct A { int i; };
template<class T> struct S { static void f0(); void f(int *p) { void *v = f0; const A a; const int n; } };
template struct S<int>; template struct S<long>;
