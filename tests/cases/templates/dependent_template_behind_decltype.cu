template<template<class...> class T> struct tmpl {};
template<template<class...> class T> constexpr tmpl<T> template_{};
template<class T> struct ty { using type = T; };
struct Foo { template <typename ...> struct member; };
template<class T> auto a(T t) -> decltype(template_<decltype(t)::type::template member>) { return {}; }
template<class T> auto b(T t) -> tmpl<T::type::template member> { return {}; }
template<class T> auto c(T t) -> tmpl<T::template member> { return {}; }
auto g = [](auto t) -> decltype(template_<
  decltype(t)::type::template member
>) { return {}; };
void h() { a(ty<Foo>{}); b(ty<Foo>{}); c(Foo()); g(ty<Foo>{}); }
