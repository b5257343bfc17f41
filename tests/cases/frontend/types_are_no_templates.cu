// shows: a type is no argument for a template template parameter
// flags: --c++17
// prelude: none
template<class...> struct vec {};
template<template<class...> class C> int to(int = 0);
template<class C> char* to(int = 0);
static_assert(__is_same(decltype(to<vec<int>>()), char*), "a type is no template");
static_assert(__is_same(decltype(to<vec>()), int), "a template is no type");
