// prelude: none
// flags: --c++17
// Exception specifications as part of template arguments, packs in them and in dependent template-ids, and default
// arguments of templates that are deduced for template template parameters.
template<class> struct Callable;
template<class R, class... A, bool N> struct Callable<R(A...) noexcept(N)> { static constexpr bool silent = N; };
static_assert(Callable<int(char) noexcept>::silent);
static_assert(!Callable<int(char)>::silent);
template<bool... N> int count(void (*...functions)() noexcept(N)) { return sizeof...(functions); }
int two = count<true, false>(nullptr, nullptr);
template<class T, class... U> int members(typename T::template Of<U>... values) { return sizeof...(values); }
struct Maps { template<class T> using Of = int; };
int mapped = members<Maps, char, double>(1, 2);
template<class T, class U = T *> struct Defaults {};
template<template<class...> class C> int any(C<int>);
template<template<class, class...> class C> int one(C<int>);
int deduced = any(Defaults<int>()) + any(Defaults<int, int *>()) + one(Defaults<int>());
struct Whole { Whole(); Whole(const Whole &) = delete; };
template<class T> struct Gives { operator T(); };
Whole a = {Gives<Whole>()};
Whole b{Gives<Whole>()};
Whole *c = new Whole{Gives<Whole>()};
