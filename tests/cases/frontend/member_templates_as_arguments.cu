// shows: member alias templates of dependent classes as arguments of alias templates
// flags: --c++20
// prelude: none
template<class... T> struct list {};
template<bool B, class T, class E> struct choice { using type = T; };
template<class T, class E> struct choice<false, T, E> { using type = E; };
template<template<class...> class F, class... T> struct made { using type = F<T...>; };
template<template<class...> class F, class... T> using later = typename choice<sizeof...(T) != 0, made<F, T...>, list<>>::type;
template<class V, template<class...> class F> struct curried { template<class T> using fn = F<V, T>; };
template<class L, class V, template<class...> class F> struct fold {};
template<template<class...> class L, class T, class V, template<class...> class F>
struct fold<L<T>, V, F> : later<curried<V, F>::template fn, T> {};
template<class A, class B> inline constexpr bool same = false;
template<class A> inline constexpr bool same<A, A> = true;
template<class T> inline constexpr bool folds = same<typename fold<list<T>, int, list>::type, list<int, T>>;
static_assert(folds<char>);
