// shows: an alias template that passes all its parameters on is the template itself as an argument [temp.alias]
// prelude: none
template<template<class> class> struct Holds { };
template<template<class, class> class> struct Holds_two { };
template<template<class...> class> struct Holds_many { };
template<class> struct Box { };
template<class, class> struct Two { };
template<class...> struct Many { };
template<class T> using Same = Box<T>;
template<class T> using Again = Same<T>;
template<class T> using Pointed = Box<T *>;
template<class T, class U> using Kept = Two<T, U>;
template<class T, class U> using Swapped = Two<U, T>;
template<class... T> using Any = Many<T...>;
template<class T, class U> struct equal { static constexpr bool value = false; };
template<class T> struct equal<T, T> { static constexpr bool value = true; };
static_assert(equal<Holds<Box>, Holds<Same>>::value, "");
static_assert(equal<Holds<Again>, Holds<Same>>::value, "");
static_assert(!equal<Holds<Box>, Holds<Pointed>>::value, "");
static_assert(equal<Holds_two<Two>, Holds_two<Kept>>::value, "");
static_assert(!equal<Holds_two<Two>, Holds_two<Swapped>>::value, "");
static_assert(equal<Holds_many<Many>, Holds_many<Any>>::value, "");
Holds<Box> *pointer = static_cast<Holds<Same> *>(0);
