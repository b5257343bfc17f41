// shows: default arguments, storage classes and specifiers that templates, their specializations and friends cannot have
// prelude: none
template<class... Ts = char> struct Many; template<int... Ns = 7> void count();
template<class T> struct One {}; template<template<class> class... Ms = One> struct Metas;
template<class T> struct Box { void put(); template<class U> void swap(U); template<class U> struct Lid; template<class U> static int n; };
template<class T = long> void Box<T>::put() {}
template<class T> template<class U = T> void Box<T>::swap(U) {}
template<class T> template<class U = char> struct Box<T>::Lid {};
template<class T> template<class U = char> int Box<T>::n = 2;
struct Plain { template<class U> void own(); template<class V = int> friend void pal(V); template<class V = int> friend void mate(V) {} };
template<class U = int> void Plain::own() {}
template<class T> void go(T, int = 0);
template<> static void go<char>(char, int) {}
template<> extern void go(short, int);
template<> void go<long>(long, int n = 4);
template<> void Box<int>::put() { auto l = [](int i = 5) { return i; }; l(); }
template<> template<class U> void Box<char>::swap(U u = U()) {}
template inline void go<int>(int, int);
template static void go<float>(float, int);
template constexpr void go<double>(double, int);
struct Within { template<class T> void f(T); template<> void f(int) {} template<class T> struct G {}; template<> struct G<int> {}; template<> friend void go(bool, int); };
template<class T> struct Around { template<class U> struct I; template<> struct I<T*> {}; };
void block() { template<class T> struct L; }
struct Likes { template<class T> friend struct One<T*>; template<class T> friend class Box; template<class T> friend typename Many<T>::t; template<class T> template<class U> friend struct Box<T>::Lid; };
