// shows: temporaries that conversion functions take as constants, among constants and elsewhere
// flags: -w
// prelude: none
template<int v> struct C { static constexpr int value = v; constexpr operator int() const noexcept { return v; } constexpr int operator()() const { return v; } };
template<int v> using Int = C<v>;
using _1 = Int<1>; using _0 = Int<0>;
template<int A, int B> constexpr C<A*B> operator*(C<A>, C<B>) { return {}; }
template<class...> struct tuple {};
template<class... T> using Stride = tuple<T...>;
template<class T, class U> struct X {
  using NS = C<2>;
  using ND = T;
  using NE = Int<sizeof(T)>;
  static constexpr int a = (NS{} == 1) ? 1 : (4 / NS{});
  static constexpr int b = (ND{} == 1) ? 1 : (4 / ND{});
  static constexpr int c = (NE{} == 1) ? 1 : (4 / NE{});
  static_assert(NS{} == 1 || NS{} == 2, "");
  static_assert(NE{} != 1 || NE{} == 2, "");
  using S1 = Stride<Int<0>, Int<1>>;
  using S2 = Stride<_0, _1>;
  using S3 = Stride<Int<0>, T>;
  using M1 = Int<(128*512)*32>;
  using M2 = C<1 << 21>;
  static constexpr int d = NS{};
  static constexpr int e = NE{};
  static constexpr int n = decltype(NE{}){};
  int f(U u, T t) { int r = u / 3; int k = u.x / 3; unsigned q = NS{} % NE{}; return r + k + q + NE{} + t; }
};
X<C<3>, int> *p;
