// Members of template-ids that are named as types without typename (C++17).
template<class T> struct X { typedef T type; struct In { typedef T t; }; };
template<class T> struct Declared;
template<class T, int N> struct Sized { typedef T type; };
template<class... T> struct Pack {};
namespace N { template<class T> struct Deep {}; }

template<class T> struct Members {
  X<T>::type a;
  X<T>::nope b;
  Declared<T>::type c;
  Sized<T, 3>::type d;
  N::Deep<T*>::type f;
  X<T>::In::t g;
  T::type h;
  static X<T>::type i;
  X<T>::type j();
  void k(X<T>::type x, int, X<T>::type* = 0);
  typedef X<T> Named;
  Named::type l;
};

template<class... T> struct Packs {
  Pack<T...>::type a;
  Pack<int, T...>::type b;
};

template<template<class> class TT> struct Templates {
  TT<int>::type a;
};

template<class T> X<T>::type result();
template<class T> void parameter(int, Declared<T>::type*);
template<class T> struct Argument : X<X<T>::type> {};
template<class T, class U = X<T>::type> struct Default;
template<class T> using Alias = X<T>::type;

template<class T> void block() {
  X<T>::type a;
  Sized<T, 1>::type b;
}
