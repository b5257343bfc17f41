// shows: braced lists of objects of dependent types
// flags: --c++17
// prelude: none
template<class T, int N> T tb(T t) { constexpr int e = 2; T a = T{N - 1}; T b{N - 1}; T c = {N - 1}; t = T{N - 1}; typename T::X d = typename T::X{N - 1}; typename T::X d2{N - 1}; constexpr T vf = static_cast<T>(e); static const T vg = static_cast<T>(e); constexpr T vh = static_cast<T>(e) << N; return T{N - 1, -N, 3, e, e + 1, sizeof(T)}; }
template<int B> struct agg { int v; int w; }; template<int B> struct cl { cl(int, int = 3); };
template<int N, class T> agg<N> ta(T t) { constexpr int e = 2; agg<N> a = agg<N>{N - 1}; agg<N> b{N - 1}; agg<N> c = {N - 1}; cl<N> d{N - 1}; cl<N> f = {N - 1}; cl<N> g = cl<N>{N - 1, -1}; ta(agg<N>{N - 1}); return agg<N>{N - 1, -3}; }
