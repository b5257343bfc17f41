// shows: braced lists that cannot initialize make a substitution fail
// flags: --c++17
// prelude: none
struct A { int i; int j; }; struct C { C(int, int); };
template<class T> auto h(int) -> decltype(T{1, 2, 3})*; template<class T> char h(...);
template<class T> auto g(int) -> decltype(T(1, 2, 3))*; template<class T> char g(...);
template<class T> auto f(int) -> decltype(T{})*; template<class T> char f(...);
template<int...> struct show; show<sizeof(h<A>(0)), sizeof(h<C>(0)), sizeof(g<C>(0)), sizeof(f<C>(0))> x;
