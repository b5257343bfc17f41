// shows: what static members and static assertions of instances need as constants, when they are used
// flags: --frandom-seed=7
// prelude: none
template<long> struct G { static const long value = 1; };
struct A { static long v; static const long z; };
template<class T> struct W { static const long w = G<T::v>::value; };
long use = W<A>::w + W<A>::w;
template<class T> struct U { static const long u = T::v; };
long unneeded = U<A>::u;
template<class T> struct C { static constexpr long c = T::v; };
long constant = C<A>::c;
template<class T> struct Unused { static const long w = G<T::v + 2>::value; };
Unused<A> unused;
template<class T> struct D {
  static_assert(G<T::v + 1>::value > 0, "");
};
D<A> asserted;
template<long X, long Y> struct R { static const long v = G<X % Y>::value; };
long remainder = R<1, 0>::v;
template<long X, long Y> struct H {
  enum { a = Y ? X / Y : 2, b = X || X / Y, c = Y && X % Y };
  int d[Y ? X / Y : 1];
  G<(Y ? X / Y : 3)> g;
  static_assert(Y == 0 || X / Y, "");
};
H<1, 0> chosen;
template<long X, long Y> struct E { enum { e = X % Y + 1 }; };
E<1, 0> enumerator;
template<long X, long Y> struct M { G<X / Y + 1> *g; typedef G<X % Y + 1> t; void f(G<X / Y + 2>); };
M<1, 0> members;
template<int N> struct L { static const int v = 1 / N; static constexpr int w = 2 / N; };
int warned = L<0>::v;
int refused = L<0>::w;
template<int N> struct K { static const int v = 1 / N; };
int bound[K<0>::v];
template<int N> struct Z { static const int v = Z<N + 1>::v; };
int endless = Z<0>::v;
template<class T> struct S { int x; static_assert(sizeof(S) > 0, ""); static constexpr int y = sizeof(S); };
int incomplete = S<int>::y;
