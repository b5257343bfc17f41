// shows: attributes of function templates checked for what is made of them
// prelude: none
#define G __attribute__((global))
struct Z { int a[0]; };
template <int N> G __attribute__((launch_bounds(32, 1, N))) void bounds() { }
template <class T> __attribute__((device)) void dev(T) { }
template <class T, int N> __attribute__((device)) int sized(T, Z) { return 1; }
template G void bounds<4>();
template G void bounds<-1>();
template <> __attribute__((device)) void dev<Z>(Z) { }
int f(Z z) { return sizeof(sized<int, 3>(1, z)); }
