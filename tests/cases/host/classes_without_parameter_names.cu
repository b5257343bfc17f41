// shows: class templates whose parameters have no names, as types of their friends and members
// prelude: none
template<class P> struct W { template<class...> struct I { friend auto g([[maybe_unused]] const I &o, P) -> int { return 1; } friend int h(const I &) { return 2; } friend I k(I *, I<P> *) { return I(); } int m(const I &); };
 template<class T> struct J { friend auto g(const J &o, P) -> int { return 1; } friend auto h(J o, J<P> *) -> J { return o; } friend auto q(J) { return 1; } };
 struct K { friend auto g(const K &o, P) -> int { return 1; } friend auto g2(W o) -> W { return o; } }; };
template<class...> struct I2 { friend auto g(const I2 &o) -> I2 * { return 0; } auto m(const I2 &) -> I2; }; template<class T> struct J2 { friend auto g(const J2 &o, J2<int>) -> J2 * { return 0; } }; template<class, int> struct K2 { friend auto g(const K2 &o) -> K2 * { return 0; } auto z(K2) -> K2; friend K2 y(K2); };
W<int>::I<int> a; W<int>::J<int> b; W<int>::K c; I2<int> d;
template<class, class D> struct L2 { friend auto g(const L2 &o) -> L2 * { return 0; } auto z(L2) -> L2; friend L2 y(L2); }; template<class D, class, int N, class = void> struct L3 { friend auto g(const L3 &o) -> L3 * { return 0; } auto z(L3) -> L3; friend L3 y(L3); };
template<class X, class D> auto L2<X, D>::z(L2 a) -> L2 { return a; } template<class X, class D, int N, class V> auto L3<X, D, N, V>::z(L3 a) -> L3 { return a; } template<class... A> struct L4 { friend auto g(const L4 &o) -> L4 * { return 0; } };
