// flags: --c++20
// prelude: none
// shows: pointers past the end are no template arguments
template<auto p> struct K { }; template<int *p> struct P { }; int x; int arr[4]; struct S { int a[2]; int b; } s; struct Q { int *p; int n; };
K<&x + 1> a; K<arr + 4> b; K<&s.b + 1> c; K<s.a + 2> d; P<arr + 4> e;
K<arr> f; K<arr + 3> g; K<&s.a[1]> h; P<&x> i; K<&x> j; P<arr + 2> k; constexpr Q m1() { return {&x + 1, 2}; } constexpr Q m2() { return {arr + 1, 2}; } K<m1()> l; K<m2()> m;
extern int open[]; K<&open[1]> n; K<open> o; int grid[2][3]; K<&grid[1]> q; K<&grid[1][2]> r; K<grid[1]> t;
