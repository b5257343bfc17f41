// shows: casts of comparisons of template parameters among template arguments, literals for arrays with open bounds
// prelude: none
typedef signed int i32; typedef signed long i64; typedef unsigned long sz; namespace cs { using ::i32; using ::sz; template<class T> constexpr bool ab = true; }
template<int A, class T, class U> struct dt { static int go(T, U); static const int v = 1; };
namespace d { enum rs { sa, no }; template<rs S, class O, class U> struct disp { static int dispatch(O, U); }; }
template<class T, int N, int M> struct S {
  static int f(T x) { int h[N][M] = {0}; T g[N][M] = {0}; int k[2][M] = {0}; int l[N] = {0}; int m[2][3] = {0}; int n[N][M] = {}; int o[N][M] = {{0}}; int p[N][M] = {1, 2}; T o2[N][M] = {{0}}; T o3[2][3] = {{0}}; static const int NH = N; T o4[NH][M] = {{0}}; unsigned o5[NH][1 << N] = {{0}}; T o6[2][3] = {{0, 1}, {2}}; short o7[2][M] = {{0}, {1}};  T q[N] = {0}; return h[0][0]; }
  static bool g(T a, T b) { return __builtin_constant_p(a < b) && a < b; }
  static bool g2(int a, int b, T c) { return __builtin_constant_p(a < b) && a < b && c; }
  static bool g3(int a, int b) { return __builtin_constant_p(a < b) && a < b; }
  static int h(T x) { return d::disp<d::sa, i32, T>::dispatch(1, x) + d::disp<d::sa, cs::i32, T>::dispatch(1, x) + dt<3, i64, T>::go(1, x) + dt<1, i32, int>::v; }
  dt<1, i32, T> m1; dt<2, i32, int> m2; typedef dt<4, cs::i32, T> t1;
};
template<bool...> struct all; template<sz... N> struct ps; template<class... T> struct tl {};
template<class I, I Dyn, class T, T... Vs> struct ms { using D = ps<static_cast<sz>(Vs == Dyn)...>; using E = ps<(sz)(Vs == Dyn)...>; using F = ps<sz(Vs == Dyn)...>; using G = ps<Vs...>; template<class... U> using H = all<((void) cs::ab<U>, true)...>; template<class... U> using J = all<(cs::ab<U>, true)...>; using K = ps<static_cast<unsigned>(Vs)...>; using L = ps<static_cast<sz>(Dyn), static_cast<sz>(sizeof(I))>; };
