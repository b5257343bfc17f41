// prelude: none
// flags: --c++17
// A member template that is specialized, or partially specialized, for one instance of the class template around it.
template<class T> struct X0 {
  template<class U> struct I { static const unsigned value = 0; };
  template<class U> struct I<U*> { static const unsigned value = 1; };
};
template<class T> template<class U> struct X0<T>::I<const U*> { static const unsigned value = 2; };
template<> template<class Z> struct X0<float>::I<Z*> { static const unsigned value = 3; };
static_assert(X0<float>::I<int>::value == 0, "");
static_assert(X0<float>::I<int*>::value == 3, "");
static_assert(X0<float>::I<const int*>::value == 2, "");
static_assert(X0<int>::I<int*>::value == 1, "");
template<class T> struct W0 {
  template<class U> struct I { static const unsigned value = 0; };
  template<class U> struct I<U*> { static const unsigned value = 1; };
};
template<> template<class Z> struct W0<float>::I<Z*> { static const unsigned value = 3; };
template<> template<class Z> struct W0<long>::I<Z&> { static const unsigned value = 4; };
static_assert(W0<float>::I<int*>::value == 3, "");
static_assert(W0<long>::I<int*>::value == 1, "");
static_assert(W0<long>::I<int&>::value == 4, "");
static_assert(W0<float>::I<int&>::value == 0, "");
template<> template<class Z> struct W0<char>::I { static const unsigned value = 9; };
static_assert(W0<char>::I<int*>::value == 9, "");
static_assert(W0<char>::I<int>::value == 9, "");
template<class T> struct Y0 {
  template<class U> struct I { static const unsigned value = 0; };
  template<class U> struct I<U*> { static const unsigned value = 1; };
};
template<> template<class Z> struct Y0<char>::I { static const unsigned value = 9; };
template<> template<class Z> struct Y0<char>::I<Z&> { static const unsigned value = 10; };
static_assert(Y0<char>::I<int>::value == 9, "");
static_assert(Y0<int>::I<int>::value == 0, "");
static_assert(Y0<int>::I<int*>::value == 1, "");
static_assert(Y0<char>::I<int*>::value == 9, "");
static_assert(Y0<char>::I<int&>::value == 10, "");
template<class T> struct Z0 {
  template<class U> struct I { static const unsigned value = 0; };
  template<class U> struct I<U*> { static const unsigned value = 1; };
};
template<> template<class Z> struct Z0<char>::I { Z z; static const unsigned value = sizeof(Z); };
static_assert(Z0<char>::I<int>::value == 4, "");
static_assert(Z0<char>::I<int*>::value == 8, "");
static_assert(sizeof(Z0<char>::I<double>) == 8, "");
template<> template<class Z> struct Z0<char>::I<Z&> { static const unsigned value = sizeof(Z) + 100; };
static_assert(Z0<char>::I<int&>::value == 104, "");
