// prelude: none
// Member functions named in types that expressions determine have the path to their class outside of it.
template <class T> struct TT { using type = T; };
template <class T> T &&dv();
template <class... T> struct tup { };
namespace n {
struct NT {
  template <class T> static auto f(T) -> tup<T>; static int g(int); static int v; enum { e }; static const int c = 3;
  using ft = decltype(f(3)); using gt = decltype(g(3)); using vt = decltype(v); using et = decltype(g(e)); using ct = tup<decltype(g(c))>;
  int mf(int); int d; using mt = decltype(dv<NT>().mf(3)); using at = decltype(&g); using nt = decltype(g(v));
  struct in { static int k(int); using kt = decltype(k(g(1))); using lt = TT<kt>; };
  using self = TT<gt>; TT<ft> q; static TT<in::kt> r;
};
TT<NT::gt> x1;
template <class T> struct OT { static T g(T); template <class U> static U h(U); using gt = decltype(g(dv<T>())); using ht = decltype(h(3)); };
template <class T> T ff(T); using u1 = TT<decltype(ff(3))>;
}
using x2 = TT<n::NT::ft>; using x3 = TT<n::NT::gt>; using x4 = TT<n::NT::vt>; using x5 = TT<n::NT::et>; using x6 = TT<n::NT::ct>;
using x7 = TT<n::NT::mt>; using x8 = TT<n::NT::at>; using x10 = TT<n::NT::nt>; using x11 = TT<n::NT::in::kt>; using x12 = n::NT::in::lt;
using y1 = TT<n::OT<int>::gt>; using y2 = TT<n::OT<int>::ht>;
template <class T> using z1 = TT<n::NT::gt>;
template <class T> struct Z { using a = TT<n::NT::gt>; TT<n::NT::ft> b; using d = TT<typename n::OT<T>::gt>; using e = TT<n::OT<int>::ht>; void f(TT<n::NT::et> x) { TT<n::NT::in::kt> k; } };
void fn() { TT<n::NT::gt> l; TT<n::OT<char>::gt> m; }
struct D : n::NT { using a = TT<gt>; using b = TT<decltype(g(2))>; TT<n::OT<int>::gt> c; };
TT<D::b> dd;
namespace n { using x2 = TT<NT::ft>; TT<NT::in::kt> xk; template <class T> struct Zn { using a = TT<NT::gt>; }; }
struct OC { static int g(int); auto f() -> decltype(g(3)); template <class T> auto h(T) -> decltype(g(T())); static auto k() -> decltype(g(4)); };
auto OC::f() -> decltype(g(3)) { return 1; }
template <class T> auto OC::h(T) -> decltype(g(T())) { return 1; }
auto OC::k() -> decltype(g(4)) { decltype(g(4)) a = 3; return a; }
template <class T> struct TC : OC { static T q(T); auto f() -> decltype(q(T())); decltype(g(3)) m; };
template <class T> auto TC<T>::f() -> decltype(q(T())) { decltype(q(T())) x; decltype(g(3)) y; return x; }
template <class A, class B> struct TC3 {
  template <class T, class U> static auto inner(T &&, U &&) -> tup<T, U>;
  template <class... Ts, class T> static auto outer(tup<Ts...> &&, T &&) -> decltype(inner(dv<Ts>()..., dv<T>()));
  using type = decltype(outer(dv<A>(), dv<B>()));
};
template <class T> struct TTT;
template <class T> struct TTT<tup<T>> { using type = tup<T>; };
template <class A, class B> struct TC2 {
  static auto outer2(A, B) -> tup<A>;
  using type = decltype(outer2(dv<A>(), dv<B>()));
};
using a1 = TC2<int, char>::type;
using a2 = TT<TC2<int, char>::type>;
using a3 = TT<TC2<int, char>::type>::type;
using a4 = TTT<TC2<int, char>::type>::type;
using b1 = TC3<tup<int>, char>::type;
using b2 = TT<TC3<tup<int>, char>::type>;
using b3 = TT<TC3<tup<int>, char>::type>::type;
TT<TC3<tup<int>, char>::type>::type v;
TT<TC3<tup<int>, char>::type> *w;
struct NT2 { template <class T> static auto f(T) -> tup<T>; using type = decltype(f(3)); static int g(int); using type2 = decltype(g(3)); };
using c1 = TT<NT2::type>; using c2 = TT<NT2::type>::type; using c3 = TT<NT2::type2>::type;
