// shows: whether constructors may throw that make members by their initializers
// prelude: none
struct D { D(int); }; struct Dn { Dn(int) noexcept; }; struct E { D d = 1; }; struct En { Dn d = 1; }; struct Em { Dn d{1}; }; struct Eo { D d{1}; }; struct S { int a = 1; }; struct Sf { static int f(); int a = f(); }; 
template<class T> struct X { T t = 1; X() = default; };
constexpr bool b[] = { __is_nothrow_constructible(E), __is_nothrow_constructible(En), __is_nothrow_constructible(Em), __is_nothrow_constructible(Eo), __is_nothrow_constructible(S), __is_nothrow_constructible(Sf), __is_nothrow_constructible(X<D>), __is_nothrow_constructible(X<Dn>), noexcept(E()), noexcept(En()), noexcept(X<D>()), noexcept(X<Dn>()), __has_nothrow_constructor(E), __has_nothrow_constructor(X<D>), __has_nothrow_constructor(En) };
template<int...> struct I; I<b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14]> x;
struct Do { Do(int); }; template<class T> struct X_ { T t = 1; X_() = default; }; template<class T> struct Y { T t = 1; }; template<class T> struct Z { T t = 1; Z() {} }; template<class T> struct W { T t; W() = default; }; struct Dd { Dd(); };
constexpr bool bb[] = { noexcept(X_<Do>()), noexcept(Y<Do>()), noexcept(Z<Do>()), noexcept(W<Dd>()), __is_nothrow_constructible(Y<Do>), __is_nothrow_constructible(W<Dd>) };
template<int...> struct J; J<bb[0], bb[1], bb[2], bb[3], bb[4], bb[5]> y;
