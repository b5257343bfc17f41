// shows: arrays in values of class type
// flags: --c++20 -w
// prelude: none
template<class C, unsigned long N> struct fs { constexpr fs(const C (&s)[N]) { for (unsigned long i = 0; i < N; ++i) data[i] = s[i]; } C data[N] = {}; };
template<class C, fs<C, 4> S> struct na0 {};
template<fs<char,4> S> struct na { int v; constexpr na(int x) : v(x) {} };
template<class C, unsigned long N, fs<C,N> S> struct nb { int v; };
template<class C, unsigned long N> fs(const C (&s)[N]) -> fs<C,N>;
template<fs S> struct ua { template<class T> constexpr auto operator=(T t) const { return nb<char, sizeof(S.data), S>{t}; } };
template<fs S> constexpr auto operator""_a() { return ua<S>(); }
template<class A, class S> constexpr auto compile(S s) { return 1; }
template<class A, class S> constexpr auto compile2(S s) { return A{}; }
void f() { auto x = compile<decltype("arg"_a = 42)>(3); auto y = compile2<decltype("arg"_a = 42)>(3); decltype("arg"_a = 42) z{}; na<"abc"> w(3); }
