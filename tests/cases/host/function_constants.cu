// shows: constants of functions in array bounds, and their values in the arguments of function templates
// flags: --c++17 --frandom-seed=7
// prelude: none
struct h2 { float x, y; };
constexpr int K = 16; const int K2 = 8; enum { e1 = 4 }; enum class ec { a = 2 };
constexpr int nb() { return 16; } 
struct S { static constexpr int m = 4; static const int n = 3; };
template<int N> void f1() {
  constexpr int L = 4; const int L2 = 6; constexpr int D = N / 2; constexpr unsigned LU = 3; constexpr char LC = 3; constexpr int LN = nb();
  h2 a1[L / 2]; h2 a2[K / 2]; h2 a3[K2 + 1]; h2 a4[e1 * 2]; h2 a5[sizeof(int) / 2]; h2 a6[nb()]; h2 a7[nb() / 2]; h2 a8[(L)]; h2 a9[(L / 2)];
  h2 b1[-L + 10]; h2 b2[L ? 1 : 2]; h2 b3[S::m]; h2 b4[S::m * 2]; h2 b5[S::n + L]; h2 b6[(int)L]; h2 b7[(int)LU + 1]; h2 b8[L + LU]; h2 b9[LC + 1]; h2 b10[LU];
  h2 c1[D]; h2 c2[D + L]; h2 c3[L + 2 * 3]; h2 c4[4 * 2 + L]; h2 c5[int(ec::a)]; h2 c6[static_cast<int>(L)]; h2 c7[sizeof(a1)]; h2 c8[sizeof(a1) / sizeof(h2)]; h2 c9[2 * 3 + 1]; h2 d1[L2]; h2 d2[L2 * 2]; h2 d3[+L]; h2 d4[~L + 20]; h2 d5[LN / 2]; h2 d6[L > 2 ? L : 3]; h2 d7[N > L ? N : L]; h2 d8[4UL]; h2 d9[L * 2UL]; h2 e0[alignof(h2)]; h2 e2['a']; h2 e3['a' + 1]; h2 e4[L << 1];  h2 e5[!L + 1]; h2 e6[(L, 4)];
  static h2 s1[L / 2]; h2 *p = new h2[L / 2]; typedef h2 T1[L / 2]; using T2 = h2[L / 2]; T1 t1; T2 t2; sizeof(h2[L / 2]);
}
struct Q { h2 q[K / 2]; template<int N> void g() { h2 a[K / 2]; } };
template<int N> struct R { h2 q[K / 2]; h2 r[N / 2]; static constexpr int M = 4; h2 s[M / 2]; h2 t[M]; void g() { h2 u[M / 2]; h2 v[S::m / 2]; } };
template<int N> void par(h2 (&a)[K / 2], h2 (*b)[N / 2], int (&c)[K]);
h2 glob[K / 2]; void f() { h2 loc[K / 2]; constexpr int L = 4; h2 l2[L / 2]; auto l = [](auto x) { h2 z[K / 2]; constexpr int L = 4; h2 y[L / 2]; }; }
template void f1<4>(); template struct R<4>;
template<int A, int B, int C> struct T3 { static int v; template<int> static void g() {} }; template<int A, int B, int C> void f3() {} template<class T> void ft(T) {}
template<int A> using al = T3<A, 1, 1>; constexpr int h(int a) { return a; }
struct S9 { static constexpr int m = 4; };
template<int N, int M> void arguments() {
  constexpr int L = 32; const int L2 = 6; constexpr bool b = true; constexpr char c = 'a'; constexpr unsigned u = 3; constexpr long l = 4; constexpr float fl = 1.5f;
  T3<N, L / M, L> a1; T3<N, L + L2, L / 2> a2; f3<N, L / M, M / L>(); f3<L, L / M, L2>(); T3<N, b ? L : M, c + M> a3; T3<u * M, l * N, u> a4; f3<u * M, l * N, 1>();
  T3<N, h(L) + M, h(L + M)> a5; f3<N, h(L) + M, h(L + M)>(); T3<N, K + M, S9::m + N> a6; f3<N, K + M, S9::m + N>(); T3<N, -L + M, (int)u + M>::v = 1; T3<N, L / M, 1>::template g<L / M>();
  ft(T3<N, L / M, 2>()); int arr[L / M]; static_assert(L / M > 0, ""); int q = L / M; al<L / M> a7; typedef T3<L / M, 1, 1> td; using ud = T3<L * N, 1, L>;
  if constexpr (L / M > 3) { f3<L - M, 1, (L > M)>(); } else if constexpr (L == N) { f3<L, 1, 1>(); }
  constexpr int P = L / M; T3<P, P + L, P / M> a8; f3<P, P + L, P / M>(); constexpr int Q = h(4); T3<Q, Q + M, Q> a9; f3<Q, Q + M, 1>(); const int R = M; T3<R, R + L, 1> aa;
  auto lam = [&] { f3<L / M, 1, 1>(); T3<L / M, L, 1> x; }; f3<sizeof(T3<L / M, 1, 1>), 1, 1>(); void (*fp)() = f3<N, L / M, 4>; fp = &f3<N, L / M, 4>; f3<L ? M : N, 1, 2>();
}
template<int N> struct Z { static constexpr int L = 3; void g() { f3<L / N, L, 1>(); T3<L / N, L, 1> a; constexpr int W = 5; f3<W / N, W + L, L>(); } };
template void arguments<2, 3>(); template struct Z<2>;
void nt() { constexpr int L = 4; f3<L / 2, L, L + 1>(); T3<L / 2, L, 2> x; auto g = [](auto y) { constexpr int W = 2; f3<W + sizeof(y), L + sizeof(y), W>(); }; g(1); }
