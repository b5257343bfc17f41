// shows: the injected-class-name of an instance as the argument for a template template parameter
// prelude: none
namespace n { template<class T> struct B { template<template<class> class X> struct In {}; }; }
template<template<class> class X> struct TT { X<char> c; };
struct D : n::B<int> { TT<B> own; };
TT<D::B> a; struct D2 : n::B<long> { TT<B> x; B y; B<int> z; using L = TT<D2::B>; }; D2::L l;
template<class T> struct E : D { TT<E> x; TT<E::B> y; typename E::B z; }; E<int> e;
template<template<class> class X, class T> using Ap = X<T>; Ap<D::B, long> al; struct F : D { TT<D::B> x; Ap<B, short> y; };
template<> struct n::B<void> { TT<B> v; }; n::B<void> bv; template<template<class> class X = D::B> struct Df {}; Df<> df;
template<class T> struct Ty {}; Ty<D::B> ok;
