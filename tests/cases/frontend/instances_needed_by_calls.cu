// placeholder returns, default arguments and explicit instantiations instantiate what they need
template <class T> auto f(T t) { t.nope(); return 1; }
template <class T> decltype(auto) g(T t) { t.none(); return (1); }
template <class T> void h(T t, int x = T::nope, int y = sizeof(T)) { }
struct S { static const int nope = 1; };
void use() { f(1); f(2); g(1.5); h(S()); h(1); h(1, 2); h(2.0); }
template <class T> struct M { void m() { T t; t.x(); } void n() { undeclared(); } }; template struct M<int>;
template <class T> void e(T t) { t.y(); none(1); } template void e<int>(int);
