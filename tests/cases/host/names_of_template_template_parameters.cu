// shows: template template parameters are named as the headers around name them
// prelude: none
template<template<class> class First, class A> struct one { First<A> a; };
template<template<class> class Second, class A> struct two { using type = Second<A>; one<Second, A> f(Second<A>); typename Second<A>::type g(one<Second, Second<A>>); };
template<template<class> class Third, class A> typename Third<A>::type two<Third, A>::g(one<Third, Third<A>> x) { return typename Third<A>::type(); }
template<template<class> class Fourth, class B> Fourth<B> make(one<Fourth, B> o) { Fourth<B> x = o.a; return x; }
