// flags: --c++20
// prelude: none
// Parameters with placeholders behind a template parameter list, and without one.
template<class T> T first(T t, auto u) { return t; }
template<class T> struct S { template<class U> void member(U u, auto v); void other(auto w); };
template<class T> template<class U> void S<T>::member(U u, auto v) { }
template<class T> void S<T>::other(auto w) { }
void alone(auto a, auto... b) { }
int n = first(1, 'c');
void f() { S<int> s; s.member(1, 2L); s.other('d'); alone(1, 2, 3); first<long>(1, 2); }
