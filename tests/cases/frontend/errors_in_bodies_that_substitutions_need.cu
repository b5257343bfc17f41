// prelude: none
// A body that gives the type of a call is no part of the substitution that needs it.
struct Q {};
template<class T> auto f(T t) { return t.nothing; }
template<class T> auto g(T t) -> decltype(f(t));
int g(...);
int a = g(Q());
template<class T> constexpr int h(T t) { return t.none; }
template<class T, int = h(T())> int k(T);
int k(...);
int b = k(Q());
auto lam = [](auto x) { return x.lost; };
template<class T> auto q(T t) -> decltype(lam(t));
int q(...);
int d = q(Q());
template<class T> struct Z { static auto s(T t) { return t.gone; } };
template<class T> auto r(T t) -> decltype(Z<T>::s(t));
int r(...);
int e = r(Q());
