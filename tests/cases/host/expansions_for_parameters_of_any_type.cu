// shows: packs of values that parameters of deduced type take are not converted
// prelude: none
template<class...> struct L {}; template<int...> struct N {}; template<auto...> struct AU {}; template<bool...> struct BO {}; template<class T, T...> struct IS {}; template<unsigned long... > struct UL {};
template<class T> constexpr int vv = 1; template<class T> constexpr T ff(T t) { return t; } struct X { static constexpr int value = 1; using type = X; static constexpr int f() { return 1; } };
void g(...);
template<class... T> struct S {
 using a1 = N<T::value...>; using a2 = AU<T::value...>; using a3 = BO<T::value...>; using a4 = UL<T::value...>; using a5 = IS<int, T::value...>; using a6 = N<(T::value)...>;
 using b1 = N<sizeof(T)...>; using b2 = N<T::f()...>; using b3 = N<(T::value + 1)...>; using b4 = N<vv<T>...>; using b5 = N<!T::value...>; using b6 = N<-T::value...>; using b7 = N<T::type::value...>; using b8 = N<ff(T::value)...>; using b9 = N<int(T::value)...>; using c1 = AU<&T::value...>; using c2 = N<L<T>::value...>; using c3 = N<T::template q<int>...>;
 static constexpr int arr[] = { T::value... }; static constexpr int ar2[] = { 0, vv<T>... }; static constexpr int ar3[] = { T::f()... };
 void m() { g(T::value...); g(vv<T>...); g(T::f()...); g((T::value)...); g(T::value + 1 ...); int x[] = { T::value..., 0 }; int y[] = { (T::value, 0)... }; g(ff(T::value)...); (void)x; (void)y; N<T::value...> n; L<T...> l; g(N<T::value...>()); }
};
template<template<int...> class B, class... T> struct R { using type = B<T::value...>; };
template<template<auto...> class B, class... T> struct R2 { using type = B<T::value...>; };
template<template<class...> class B, class... T> struct R3 { using type = B<T...>; };
template<template<class E, E...> class B, class... T> struct R4 { using type = B<int, T::value...>; };
template<int... I> struct Q { using a = N<I...>; using b = AU<I...>; using c = N<(I + 1)...>; using d = N<I + 1 ...>; using e = UL<I...>; using f = BO<I...>; static constexpr int arr[] = { I... }; };
template<template<auto...> class B, auto... V> struct R5 { using type = B<V...>; };
template<class... T> using al = N<T::value...>; template<class... T> using al2 = AU<T::value...>;
template<class... T> void fn(T... t) { g(t...); g(t.value...); g((t)...); g(ff(t)...); g(t + 1 ...); g(&t...); g(T(t)...); g(T{}...); g(static_cast<T&&>(t)...); N<T::value...> n; int a[] = { t... }; }
template<class... T> struct S2 { using a = AU<ff(T::value)...>; using b = AU<T::f()...>; using c = AU<vv<T>...>; using d = AU<T::type::value...>; using e = AU<T::template q<int>...>; using f = AU<sizeof(T)...>; using g = AU<(T::value)...>; using h = AU<T::value[0]...>; using i = AU<int(T::value)...>; using j = AU<L<T>::value...>; using k = AU<noexcept(T())...>; using l = AU<T::value.x...>; using m = AU<0, T::value..., 1>; };
template<class T, auto... V> struct AV {}; template<auto A, auto... V> struct AW {}; template<class... T> struct S3 { using a = AV<int, T::value...>; using b = AW<T::value...>; using c = AW<1, T::value...>; };
template<class T> struct S4 { using n = AU<T::value>; using o = N<T::value>; };
