template<class T, int N = 0> struct C { typedef T type; }; template<int N> struct I {}; template<template<class> class X> struct TT {};
template<class T> void f(); template<class... T> struct V {}; template<class T> T fv; template<class T> using AL = C<T>;
void a() {
  C<u1<int>> x1; C<u2<int>, 3> x2; I<u5<3>::value> x5; C<int, u6<int>::value> x6;
  V<int, u8<int>, char> x8; TT<u9<int>> x9; AL<u11<int>> x11; C<u12<3 + 4>> x12;
  C<u13<int>*> x13; C<const u14<int>&> x14; C<u15<int>::type> x15; C<typename u16<int>::type> x16; C<u17> x17; C<u18*> x18;
  undef<u19<int>> x19; C<C<u20<int>>> x20; C<u23<int>(int)> x23; C<::u24<int>> x24; C<int>::type x25;
}
