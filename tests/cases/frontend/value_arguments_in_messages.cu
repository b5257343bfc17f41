// values of template arguments in messages have the text of literals of their types
enum E { e0, e1 }; enum class F : char { f0, f1 }; struct S { int m; void f(); static int s; }; int g; int arr[3]; void fn(int); void fn2();
namespace ns { int h; struct T { }; }
template<unsigned long N> struct A { }; template<unsigned N> struct B { }; template<long N> struct C { }; template<char N> struct D { };
template<bool N> struct G { }; template<E N> struct H { }; template<F N> struct I { }; template<int* N> struct J { }; template<int S::*N> struct K { };
template<void (*N)(int)> struct L { }; template<short N> struct M { }; template<unsigned char N> struct N_ { }; template<long long N> struct O { }; template<unsigned long long N> struct P { };
template<auto... N> struct Q { }; template<class...T> struct R { }; template<template<class> class X> struct V { }; template<int &r> struct W { }; template <wchar_t c> struct WC { }; template <signed char c> struct SC { };template<char16_t c> struct UC { }; template<void(S::*)()> struct MF { }; template<int N> struct In { }; template<class T, int N = 3> struct TN { template<class U> struct Inner { void f(); }; };
void t() {
  A<3>().x; B<4>().x; C<-5>().x; D<'a'>().x; D<'\n'>().x; D<(char)-1>().x; G<true>().x; H<e1>().x; H<(E)7>().x; I<F::f1>().x; J<&g>().x; J<nullptr>().x; J<arr>().x; K<&S::m>().x; K<nullptr>().x;
  L<fn>().x; L<nullptr>().x; M<3>().x; M<-3>().x; N_<200>().x; O<3>().x; P<18446744073709551615ull>().x; Q<1, 'c', 2u, true, nullptr>().x; Q<>().x; R<>().x; R<int, A<2>>().x; V<R>().x; W<g>().x; J<&ns::h>().x; J<&S::s>().x;
  WC<L'a'>().x; SC<'a'>().x; UC<u'a'>().x; MF<&S::f>().x; In<-3>().x; TN<int>().x; TN<int>::Inner<A<3>>().x; D<'\''>().x; D<0>().x; D<'"'>().x; D<127>().x; C<(-9223372036854775807l-1)>().x;
  A<3>().x; TN<A<3>, 3>::Inner<ns::T>().q;
