// prelude: none
template<class T> auto f(T t) { return 1; }
template<class T> decltype(auto) f2(T t) { return t; }
template<class T> auto f3(T t) -> T { return t; }
int dummy; struct S { template<class T> auto m(T) { return 1; } template<class T> static auto s(T) { return 1; } };
template<class T> struct V { auto m() { return T(); } template<class U> auto n(U u) { return u; } auto o(); };
template<class T> auto V<T>::o() { return 1; }
template auto f<char>(char); template auto f(int); template decltype(auto) f2<int>(int); template auto f3<int>(int) -> int;
template int f3<char*>(char*);
template auto S::m<int>(int); template auto S::s(char); template auto V<int>::m(); template auto V<char>::n<int>(int); template auto V<char>::o();
extern template auto f<long>(long); template<> auto f<short>(short) { return 'c'; } template<> auto f(unsigned) { return 2; } template<> auto S::m(double) { return 1; }
template<> auto V<long>::m() { return 1; }
