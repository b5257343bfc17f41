// shows: decltype of template parameters that may be objects
// flags: --c++20
// prelude: none
template<auto v, int w, class T, T t, auto... vs> struct C { using a = decltype(v); using b = decltype(w); using c = decltype(t); using d = decltype((v)); template<class... X> struct S; using e = S<decltype(vs)...>; using f = decltype(v + 1); static constexpr decltype(v) g = v; using h = decltype((w)); };
template<auto *p> using Q = decltype(p);
template<auto v> void fn() { using U = decltype(v); }
