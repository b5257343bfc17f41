// flags: --il_display
// prelude: none
// What the names of parameters hide belongs to the types of functions.
int t(); int v;
int f(int t) { return t; }
int g(int v);
template <class T> T h(T t) { return t; }
template <class T> T i(T v);
template <class T> struct S { int m(int t); void n(T v) {} };
struct R { int m(int t); void n(int v) {} int q(int v); };
int u() { return h(1) + i(2); }
