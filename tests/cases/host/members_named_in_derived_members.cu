// shows: static members of a class template among template arguments in its member classes: by their path where these have bases
// prelude: none
template<unsigned N, unsigned C = 0> struct l2 { static const int value = l2<N / 2, C + 1>::value; }; template<unsigned C> struct l2<1, C> { static const int value = C; }; template<unsigned C> struct l2<0, C> { static const int value = 0; };
namespace d { template<unsigned N, unsigned C> struct lg { static const int value = N; }; template<class T> struct rt { typedef T type; static const int x = 1; static T fn(T); };
template<unsigned N> struct u1 { static constexpr int value = lg<N, 0>::value; static const int v2 = lg<N, 0>::value; enum { e = lg<N, 0>::value, f = rt<int>::x + lg<N, 1>::value }; int a[lg<N, 2>::value]; static constexpr int v3 = l2<N>::value; static constexpr bool v5 = lg<N, 3>::value > 2; static constexpr int v6 = d::lg<N, 4>::value; static constexpr int v7 = ::d::lg<N, 5>::value; static const int v8 = ::d::lg<N, 6>::value + 1; };
}
template<int M> struct pol { static constexpr int kr = M; enum { R = M }; static constexpr bool iskr() { return true; } };
template<class T, class H> struct hub { static constexpr bool keep = sizeof(T) > 4; enum { kk = sizeof(H) > 2 }; static const int sc = 3;
  template<bool K> static constexpr int are() { return K; } template<int A> struct PP { static const int pa = A; }; 
  struct P1 : PP<sc> { using Q = PP<keep ? 1 : 2>; static constexpr int it = keep ? 4 : 5; typedef PP<kk> QQ; static constexpr int r = are<keep>(); enum { z = keep && kk }; }; 
  template<int W> struct P2 : PP<W> { using Q = PP<keep ? W : 2>; static constexpr int it = sc * W; };
  typedef PP<sc> T1; typedef PP<(sc > 2) ? 24 / sc : 1> T2; using T3 = PP<hub::sc>; static constexpr int q = are<keep>() + are<(sc > 1)>(); };
