// shows: warnings about constants in the bodies of constexpr instances, with the template parameters of partial specializations
// flags: --c++17
// prelude: none
template<class T, T v> struct ic { static constexpr T value = v; };
template<unsigned N> constexpr int loops() { int s = 0; for (unsigned i = 0; i < N; ++i) s++; return s; }
template<class T, int N> constexpr unsigned long masks(T a) { unsigned long x = a; x = x & N; unsigned char c = N; return x + c; }
template<class M> constexpr int compares() { return M::value < 0u ? 1 : 2; }
namespace n {
template<class... T> struct list {};
template<class L> struct count;
template<template<class...> class L, class... T> struct count<L<T...>> { static constexpr int value = loops<sizeof...(T)>(); };
}
constexpr int a = loops<0>();
constexpr unsigned long b = masks<unsigned, -256>(1u);
constexpr int c = compares<ic<unsigned, 3>>();
constexpr int d = n::count<n::list<>>::value;
const int bit = 8;
const int mask = ~(bit - 1), plain = -8;
unsigned long masked(unsigned long x) { x = x & mask; return x & plain; }
