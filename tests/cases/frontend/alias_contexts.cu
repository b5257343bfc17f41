// shows: which alias templates a warning in the value that one computes is told of
// prelude: none
template<class T, T v> struct ic { static constexpr T value = v; };
template<bool B> using mb = ic<bool, B>;
template<class A, class B> using less = mb<(A::value < 0 && B::value >= 0) || (A::value < B::value)>;
using X1 = less<ic<int, -1>, ic<unsigned long, 1UL>>;
X1 x1;
template<class A, class B> using less2 = less<B, A>;
using X2 = less2<ic<unsigned long, 2UL>, ic<int, -2>>;
X2 x2;
template<template<class...> class P> struct sel { template<class A, class B> using fn = typename P<A, B>::type; };
template<class T, T v> struct ict { static constexpr T value = v; using type = ict; };
template<bool B> using mbt = ict<bool, B>;
template<class A, class B> using lesst = mbt<(A::value < B::value)>;
using X3 = sel<lesst>::fn<ict<int, -3>, ict<unsigned long, 3UL>>;
X3 x3;
template<class A, class B, template<class...> class F> struct defer { using type = F<A, B>; };
using X4 = defer<ict<int, -4>, ict<unsigned long, 4UL>, lesst>::type;
X4 x4;
using X5 = defer<ict<int, -5>, ict<unsigned long, 5UL>, sel<lesst>::fn>::type;
X5 x5;
template<class A, class B, template<class...> class F> using dfr = typename defer<A, B, F>::type;
using X6 = dfr<ict<int, -6>, ict<unsigned long, 6UL>, sel<lesst>::fn>;
X6 x6;
template<class A, class B> using top = dfr<A, B, sel<lesst>::template fn>;
using X7 = top<ict<int, -7>, ict<unsigned long, 7UL>>;
X7 x7;
