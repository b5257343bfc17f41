// shows: constants and temporaries that initialize objects of dependent types
// flags: --c++17
// prelude: none
template<class T, int N> struct ar { T v; }; template<class T> constexpr T ex(T a) { return a; }
template<class T, int N> struct cls { typedef typename T::x X; static constexpr T a = T{}; static constexpr ar<T, 1> b = ar<T, 1>{}; static constexpr ar<T, 1> c = ex(ar<T, 1>{}); static constexpr T d = ex(T{}); static constexpr X e = ex(T{}); static constexpr cls g = ex(T{}); static constexpr auto i = ex(T{}); static constexpr ar<T, 1> k = T::z; static constexpr ar<T, 1> s = b; static constexpr ar<T, 1> u = ex(T{}) + 1;
 void m1() { const T a = ex(T{}); constexpr T b = ex(T{}); T c = ex(T{}); constexpr ar<T, 1> g = ex(T{}); constexpr ar<T, 1> o = T::x(); constexpr ar<T, 1> q = g; } };
template<class Tuple> Tuple rs(Tuple t, bool b) { Tuple result = Tuple{}; const Tuple r2 = Tuple{}; Tuple r3 = Tuple(); auto r4 = Tuple{}; constexpr Tuple r5 = Tuple{}; Tuple r7 = Tuple{t}; static Tuple ra = Tuple{}; typename Tuple::x rd = typename Tuple::x{}; Tuple z = b ? t : Tuple{}; Tuple u = b ? Tuple{t} : Tuple{}; return b ? t : Tuple{}; }
