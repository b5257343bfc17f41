// shows: static members chosen among overloads need no this
// flags: --c++17
// prelude: none
struct NB { void sync() const; static void sync(int n, int id); static void only(int); };
template<class T> struct O { static constexpr int N = 4; T t; void f() { auto s = []() { NB::sync(N, 1); NB::only(N); }; s(); } };
struct O2 { static constexpr int N = 4; void f() { auto s = []() { NB::sync(N, 1); NB::only(N); }; s(); } static void so(int); void so(); void g() { auto s = []() { so(1); O2::so(2); }; } };
template<class T> struct O3 { static void so(int); void so(); static void s2(T); void s2(); void g() { auto s = [](T t) { so(1); O3::so(2); s2(t); so(t); }; } };
template struct O<int>; template struct O3<int>;
