// shows: template parameters that initialize objects of open types
// flags: --c++17
// prelude: none
template<auto v, int w, class T, T t> void fn() { decltype(v) a = v; auto b = v; int c = v; T d = t; const T e = t; static T f = t; int g = w; const int h = w; auto i = t; T j(t); T k{t}; constexpr auto l = v; constexpr T m = t; decltype(t) n = t; return; }
template<auto v, class T, T t> auto g() { return v; }
template<auto v, class T, T t> T h() { if (v) return t; use(v); use(t, v + 1); for (T i = t; i < t; ++i) ; T x; x = t; return x; }
