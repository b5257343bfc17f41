// shows: the type of a template parameter is not deduced before C++17 [temp.param]
// flags: --c++14
// prelude: none
template<auto V> struct A { };
template<auto... V> struct B { };
template<decltype(auto) V> struct C { };
template<auto *V> struct D { };
template<const auto V = 3> struct E { };
template<template<auto> class X> struct F { };
template<auto V> void f() { }
template<class T, auto V> using G = T;
struct S { template<auto V> void m(); };
A<3> a; E<> e; G<int, 3> g;
auto l = [](int x) { return x; };
