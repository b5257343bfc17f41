// What a class declares again: typedef names, nested classes, and the members that using-declarations name (C++17).
struct Base { void f(); typedef int type; struct Inner {}; int i; static int s; enum { e }; template <class T> void t(); };
struct Derived : Base {
  using Base::f; using Base::f;
  using Base::type; using Base::type;
  using Base::Inner; using Base::Inner;
  using Base::i; using Base::i;
  using Base::s; using Base::s;
  using Base::e; using Base::e;
  using Base::t; using Base::t;
};
struct Between : Base {};
struct Last : Between { using Base::f; using Between::f; };
template <class T> struct Open { void f(); typedef int type; };
template <class T> struct Closed : Open<T> {
  using Open<T>::f; using Open<T>::f;
  using typename Open<T>::type; using typename Open<T>::type;
};
struct Names {
  typedef int a; typedef int a;
  using b = long; using b = long;
  typedef int c; using c = int;
  struct In; struct In; struct In {}; struct In;
  union Un; union Un;
  template <class T> struct Te; template <class T> struct Te;
};
template <class T> struct Others { typedef T a; typedef T a; typedef typename T::x b; typedef T b; struct In; struct In; };
