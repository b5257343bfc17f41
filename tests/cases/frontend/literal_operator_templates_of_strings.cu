// Literal operator templates for the elements of strings, where they are not evaluated.
template<class C, C... s> struct S { template<template<class U, int> class T> using re = T<C, sizeof...(s)>; static constexpr int n = sizeof...(s); };
template<class C, int N> struct R { static constexpr int n = N; int x = 3; };
template<class C, C... s> constexpr S<C, s...> operator""_s() { return {}; }
template<char... c> constexpr S<char, c...> operator""_n() { return {}; }
template<class T> constexpr int del(T) { return T::n; }
constexpr int q = del(decltype("+"_s)::re<R>{}), q2 = del(decltype("\"x"_s)::re< ::R>{}), q3 = del(decltype(0x1f_n)::re<R>{});
static_assert(q == 1 && q2 == 2 && q3 == 4, "");
