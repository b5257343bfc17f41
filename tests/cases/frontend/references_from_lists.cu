// shows: references that braced lists initialize, as operands and as values of template arguments
// flags: --c++17 --frandom-seed=7
// prelude: none
template<class T, T v> struct ic { constexpr T operator()() const noexcept { return v; } constexpr operator T() const { return v; } };
using R = ic<unsigned long, 3> &&; using I = ic<unsigned long, 3>; template<unsigned long n> constexpr int kf() { return n; } template<unsigned long n> struct K { static constexpr int v = n; };
int a = kf<R{}()>(); int b = K<R{}()>::v; int c = kf<R{}>(); int d = kf<I{}()>(); int e = kf<R(I{})()>();
template<class Q> int t() { return kf<Q{}()>(); } int f = t<R>() + t<I>(); template<class Q> int t2() { return K<Q{}()>::v; } int g = t2<R>() + t2<I>(); template<class Q> int t3() { return kf<Q{}>(); } int h = t3<R>() + t3<I>(); template<class Q> constexpr auto t4() { return kf<Q{}()>(); } int i = t4<R>() + t4<I>(); template<class Q> constexpr auto t5() { constexpr auto q = Q{}(); return kf<q>(); } int j = t5<R>() + t5<I>(); template<class Q> auto t7() { return kf<Q{}>(); } int l = t7<R>() + t7<I>(); template<class T> auto t8() { using Q = T &&; return kf<Q{}()>(); } int m = t8<I>();
template<unsigned long n> struct bti {}; template<class K, class V> struct ebo { V v; }; template<class K, class V> constexpr V &eg(ebo<K, V> &x) { return x.v; }
template<class... X> struct bt : ebo<bti<0>, X>... {}; 
template<unsigned long n, class... X> constexpr decltype(auto) at_c(bt<X...> &x) { return eg<bti<n>>(x); }
template<class T> struct just { T val; constexpr T &&operator*() && { return static_cast<T &&>(val); } };
template<class M> struct fi { using type = just<ic<unsigned long, 0>>; };
template<class M> constexpr decltype(auto) a1(M &m) { using R = typename fi<M>::type; constexpr unsigned long index = decltype(*R{}){}(); return at_c<index>(m); }
template<class M> constexpr decltype(auto) a2(M &m) { using R = typename fi<M>::type; constexpr unsigned long index = ic<unsigned long, sizeof(M) - 4>{}(); return at_c<index>(m); }
template<class M> constexpr decltype(auto) a3(M &m) { constexpr unsigned long index = sizeof(M) - 4; return at_c<index>(m); }
template<class M> constexpr int &a4(M &m) { using R = typename fi<M>::type; constexpr unsigned long index = decltype(*R{}){}(); return at_c<index>(m); }
template<class M> constexpr decltype(auto) a5(M &m) { using R = typename fi<M>::type; constexpr unsigned long index = decltype(*R()){}(); return at_c<index>(m); }
template<class M> constexpr decltype(auto) a6(M &m) { using R = typename fi<M>::type; using Q = decltype(*R{}); constexpr unsigned long index = Q{}(); return at_c<index>(m); }
int called() { bt<int> m; int a = a1(m); a = a2(m); a = a3(m); a = a4(m); a = a5(m); a = a6(m); return a; }
