// shows: the same with alias templates that are members of class templates and stand for template parameters
// prelude: none
template<class T, T v> struct ict { static constexpr T value = v; using type = ict; };
template<bool B> using mbt = ict<bool, B>;
template<class A, class B> using lesst = mbt<(A::value < B::value)>;
template<bool C, class T, class... E> struct ific {};
template<class T, class... E> struct ific<true, T, E...> { using type = T; };
template<class T, class E> struct ific<false, T, E> { using type = E; };
template<bool C, class T, class... E> using ifc = typename ific<C, T, E...>::type;
template<class C, class T, class... E> using ift = typename ific<static_cast<bool>(C::value), T, E...>::type;
template<template<class...> class P> struct sel { template<class A, class B> using fn = ift<P<A, B>, A, B>; };
using X3 = sel<lesst>::fn<ict<int, -3>, ict<unsigned long, 3UL>>;
X3 x3;
template<class A, class B> using min = ift<lesst<A, B>, A, B>;
using X4 = min<ict<int, -4>, ict<unsigned long, 3UL>>;
X4 x4;
