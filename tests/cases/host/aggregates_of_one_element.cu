// flags: --c++20
// shows: aggregates that casts make of one element
// prelude: none
struct P { int a, b = 4; }; struct Q { P p; int c; }; struct A1 { int x; }; struct B : P { int d; }; template<class T> T mk() { return T(3); } template<class T> auto mk2(int k) { return static_cast<T>(k); }
void g(A1);
void f(int k) { auto r = P(3); auto s = P(3, 4); auto t = (P)3; auto u = static_cast<P>(3); static_cast<P>(k); auto v = P(k); P w(3); P x(k, k); auto y = A1(k); const A1 &z = A1(k); g(A1(k)); Q q(P(1), 2); A1 *p = new A1(k); mk2<A1>(k); auto ar = new int[2](1, 2); return (void)A1(k); }

