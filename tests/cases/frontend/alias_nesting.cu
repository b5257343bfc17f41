// shows: what alias templates name does not count among nested instantiations
// prelude: none
template<int N> struct impl; template<int N> using f = typename impl<N>::type;
template<int N> using g = f<N>;
template<int N> struct impl { using type = g<N - 1>; };
template<> struct impl<0> { using type = int; };
f<190> x;
