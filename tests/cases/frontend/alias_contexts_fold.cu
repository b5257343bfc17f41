// shows: the same through packs, partial specializations and aliases of aliases
// prelude: none
namespace n { template<class T, T v> struct ict { static constexpr T value = v; using type = ict; };
template<bool B> using mbt = ict<bool, B>;
template<class A, class B> using lesst = mbt<(A::value < B::value)>;
template<template<class...> class P> struct sel { template<class A, class B> using fn = typename P<A, B>::type; };
template<class V, template<class...> class F> struct fq { template<class... T> using fn = F<V, T...>; };
template<template<class...> class F, class... T> struct di { using type = F<T...>; };
template<template<class...> class F, class... T> struct no { };
template<bool B> struct ch; template<> struct ch<true> { template<template<class...> class F, class... T> using t = di<F, T...>; }; 
template<template<class...> class F, class... T> using df = typename ch<(sizeof...(T) > 0)>::template t<F, T...>;
template<class... T> struct L {};
template<class X, class V, template<class...> class F> struct fold_impl;
template<template<class...> class LL, class T1, class V, template<class...> class F> struct fold_impl<LL<T1>, V, F> { using type = typename df<fq<V, F>::template fn, T1>::type; };
template<class X, class V, template<class...> class F> using fold = typename fold_impl<X, V, F>::type;
template<class X, class V, class Q> using fold_q = fold<X, V, Q::template fn>;
template<class X, template<class...> class P> using minel = fold_q<X, ict<int, -9>, sel<P>>;
template<class... T> using mn = minel<L<T...>, lesst>;
}
using X = n::mn<n::ict<unsigned long, 5>>;
X x;
