// shows: typedefs of what decltype says of an expression as qualifiers and as template arguments
// prelude: none
template<class T> T &&dv() noexcept;
template<class ...A> int sub(A...);
struct RR { static constexpr int rank() { return 1; } };
template<class E, class ...S> using get_t = decltype(sub(dv<E>(), dv<S>()...));
template<class E> using get1_t = decltype(sub(dv<E>()));
template<class E> struct Id { typedef E type; static constexpr int rank() { return 1; } };
template<class E> using id_t = typename Id<E>::type;
template<class T, int N> struct arr {};
template<class M, class ...S> auto f(M m, S... s) {
  using E = typename M::et;
  using X = get_t<E, S...>;
  using Y = get1_t<E>;
  using Z = id_t<E>;
  using W = Id<E>;
  using V = typename Id<E>::type;
  using Q = decltype(m);
  using Q2 = decltype(sub(m));
  arr<int, X::rank()> a; arr<int, Y::rank()> b; arr<int, Z::rank()> c; arr<int, W::rank()> d; arr<int, V::rank()> e; arr<int, Q::rank()> g; arr<int,Q2::rank()> h;
  int i = X::rank() + Y::rank() + Z::rank() + W::rank() + V::rank() + Q::rank() + Q2::rank();
  typename X::type k1; typename Y::type k2; typename Q2::type k3; 
}
template<class T> struct lim { static constexpr T max() { return T(); } static const int v = 1; };
template<class T, int N> struct arr2 { };
template<class T> constexpr int fn() { return 1; }
struct ts { long tv_sec; };
template<class M> void f2(M m) {
   ts t; using S = decltype(t.tv_sec); using L = lim<S>; using SP = S*; typedef decltype(m) Q; typedef decltype(m.x) QX;
   auto a = lim<S>::max(); auto b = L::max(); auto c = lim<S*>::max(); auto d = lim<SP>::max(); auto e = lim<decltype(t.tv_sec)>::max(); 
   lim<S> x1; lim<Q> x2; lim<QX> x3; L x4; arr2<S, 1> x5; arr2<int, lim<S>::v> x6; arr2<int, lim<Q>::v> x7; arr2<int, fn<Q>()> x8; arr2<int, fn<S>()> x9; arr2<Q, fn<QX>()> x10; lim<lim<Q>> x11; typename lim<Q>::type x12; typename arr2<Q, fn<Q>()>::type x13;
   if (a > b) { using S2 = S; lim<S2>::max(); fn<S2>(); }
}
inline void g() {
   ts t; using S = decltype(t.tv_sec); using L = lim<S>; 
   auto a = lim<S>::max(); auto b = L::max(); auto e = lim<decltype(t.tv_sec)>::max(); lim<S> x1; arr2<int, lim<S>::v> x6; arr2<int, fn<S>()> x9;
}
struct H { template<class C> static void f(C c) { ts t; using S = decltype(t.tv_sec); auto a = lim<S>::max();  auto b = lim<decltype(t.tv_sec)>::max(); } void g() {  ts t; using S = decltype(t.tv_sec); auto a = lim<S>::max(); } };
