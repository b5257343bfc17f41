// prelude: none
// flags: --c++20
int x = 1; template<class T> void f(T t, int x = [](auto y){ return y; }(1)); template<class T> int g(T, auto f = [](auto a, auto b) { return a + b; }); int y = g(1, 2);
template<class T> struct S { template<class U> int m(U, auto); int n(auto, auto...); struct N { template<class V> V k(auto, V); }; };
template<class T> template<class U> int S<T>::m(U, auto) { return 1; } template<class T> int S<T>::n(auto, auto...) { return 1; }
template<class T> template<class V> V S<T>::N::k(auto, V v) { return v; }
int z = S<int>().m('a', 1L) + S<char>().n(1, 2, 3) + S<int>::N().k(1, 'c');
namespace Q { template<class T> int f(T, auto); } template<class T> int Q::f(T, auto) { return 1; } int w = Q::f(1, 2L);
