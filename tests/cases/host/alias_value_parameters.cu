// shows: values in aliases keep to the parameters of the template around
// prelude: none
template<class T, T v> struct ic { static const T value = v; }; template<class T> struct iv { static const bool value = false; };
template<bool A, bool B, class R, class F, class... As> struct imp { static const bool value = A; }; template<class R, class F, class... As> struct inv { static const bool value = true; };
template<class R, class Fp, class... Ps> using nir = imp<inv<R, Fp, Ps...>::value, iv<R>::value, R, Fp, Ps...>;
template<class Fp, class... Ps> using ni = imp<inv<void, Fp, Ps...>::value, true, void, Fp, Ps...>;
template<class Fp, class... Ps> struct other : ic<bool, inv<void, Fp, Ps...>::value> {};
template<class R, class Fn, class... Args> struct isn : ic<bool, nir<R, Fn, Args...>::value> {};
template<class Fn, class... Args> struct isv : ic<bool, ni<Fn, Args...>::value> {};
template<class R, class Fn, class... Args> constexpr bool isnv = nir<R, Fn, Args...>::value;
template<class G, class... Bs> void f(ic<bool, ni<G, Bs...>::value>);
template<template<class O, O...> class TT, class I> struct tp { typedef TT<I, 1, 2> type; }; template<class X> struct y { template<class Z> using q = ic<bool, ni<Z, X>::value>; };
