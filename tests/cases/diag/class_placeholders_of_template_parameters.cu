// prelude: none
// flags: --c++17
template<class T> struct al {};
template<class T, class A = al<T>> struct vec { vec(); template<class It> vec(It, It, A = A()); };
template<class It> vec(It, It) -> vec<char>;
template<class A, class B> struct same { static constexpr bool value = false; }; template<class A> struct same<A, A> { static constexpr bool value = true; };
template<template<class...> class V> struct m4 { template<class Q> static auto h(int) -> decltype(V(Q(), Q())); };
template<template<class...> class V, class Q> auto m5(int) -> decltype(V(Q(), Q()));
template<class R> constexpr bool p4(R*) { return same<decltype(m4<vec>::h<R>(0)), vec<char>>::value; }
template<class R> constexpr bool p5(R*) { return same<decltype(m5<vec, R>(0)), vec<char>>::value; }
static_assert(p4((int*)0) && p5((int*)0), "deduced by the guide");
static_assert(!p4((int*)0), "wrong");
template<template<class...> class V, class Q> void m7(Q q) { V v(q, q); vec<char> z = v; vec<int> w = v; }
template void m7<vec>(char*);
template<template<class...> class V> void m8() { V v; }
