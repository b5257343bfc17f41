// shows: lambdas in explicit instantiations: types and templates that only some can name, with the names of functions
// flags: --extended-lambda
class K { struct P { }; template<class> struct T { }; public: template<class U> void m(U u); };
auto make() { struct L { }; return L{}; }
using L = decltype(make());
template<class T> void f() { auto l = [] __device__ { }; }
template<class T, class U> void f2(U) { auto l = [] __device__ { }; }
template<class T> void f3(typename T::type) { auto l = [] __device__ { }; }
template<class T, class U = int> void f4(T t) { auto l = [] __device__ { }; }
template<template<class> class X> void g() { auto l = [] __host__ __device__ { }; }
template<class T> struct S { void m(T t) { auto l = [=] __device__ { return t; }; } template<class U> void n() { auto l = [] __device__ { }; } };
template<class T> void h(T t) { T a[2] = { t, t }; auto l = [=] __host__ __device__ (T, int) { return a[0]; }; }
struct D { D(int); D(const D &); };
template<class T> void n(T &a) { auto l = [a] __device__ { }; }
struct Q { typedef L type; };
template void f<K::P>();
template void f<int>();
template void f2<L>(char);
template void f2<int>(L);
template void f3<Q>(L);
template void f4(L);
template void g<K::T>();
template void h<L>(L);
template void n(D (&)[2]);
template void S<int>::n<L>();
