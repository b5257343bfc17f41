// shows: deducing template template parameters from pointers to pointers makes no class complete
// flags: --c++17
// prelude: none
template<class> struct sized { char x[2]; }; 
namespace mpl { template<int N> struct int_ {}; template<bool B> struct bool_ { static const bool value = B; }; struct na {};
template<class T> struct wknd : T::type {};
template<class T1 = na, class T2 = na, class T3 = bool_<true>, class T4 = bool_<true>, class T5 = bool_<true>> struct and_ : wknd<T1> {}; }
struct _state {}; struct call {};
char helper(...);
template<template<class> class F, class T0> char (&helper(F<T0>**, mpl::int_<1>*))[2];
template<template<class, class> class F, class T0, class T1> char (&helper(F<T0, T1>**, mpl::int_<2>*))[3];
template<template<class, class, class, class, class> class F, class T0, class T1, class T2, class T3, class T4> char (&helper(F<T0, T1, T2, T3, T4>**, mpl::int_<5>*))[6];
template<class F, int N, int S> struct ar2 { static const int value = S - 1; };
template<class F, int N = 5> struct arity : ar2<F, N, sizeof(::helper((F**)0, (mpl::int_<N>*)0))> {};
template<class F, int N> struct ar2<F, N, 1> : arity<F, N - 1> {};
template<class F> struct ar2<F, 0, 1> { static const int value = -1; };
typedef mpl::and_<_state, call, mpl::bool_<true>, mpl::bool_<true>, mpl::bool_<true>> A;
static_assert(arity<A>::value == 5, "");
int v = arity<mpl::bool_<true>>::value;
