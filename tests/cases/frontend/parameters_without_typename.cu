// flags: --c++20
// prelude: none
// Parameters of qualified functions need no typename.
template <typename T> struct S { int simple(T::type); template <typename U> int member(U::type); static int sm(T::type, int); S(T::type); T::type r(T::type x); T::type v; };
template <typename T> int S<T>::simple(T::type) { return 1; }
template <typename T> template <typename U> int S<T>::member(U::type) { return 2; }
template <typename T> int S<T>::sm(T::type, int) { return 2; }
template <typename T> S<T>::S(T::type) { }
template <typename T> T::type S<T>::r(T::type x) { return x; }
struct W { template<typename T> static int fn1 (T::X); template<typename T> static int fn2 (T::X, int); };
template<typename T> int W::fn1 (T::X p) { return p; }
template<typename T> int W::fn2 (T::X p, int) { return p; }
template<typename T> int var(T::x);
