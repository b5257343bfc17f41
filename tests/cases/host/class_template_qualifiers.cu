// shows: class templates of classes in nested-name-specifiers of values
// flags: -w
// prelude: none
struct P { template<class A> struct cls { static int v; static int s(); typedef int t; }; struct in { template<class A> struct cl2 { static int s(); }; };
 template<class A> int f() { P::cls<A>::s(); P::cls<A>::v; ::P::cls<A>::s(); P::in::cl2<A>::s(); in::cl2<A>::s(); &P::cls<A>::s; int ar[P::cls<A>::v]; typename P::cls<A>::t x; P::cls<int>::s(); return P::cls<A>::v; } };
template<class T> struct Q { template<class A> struct cls { static int v; static int s(); }; template<class A> int f() { Q::cls<A>::s(); Q<T>::template cls<A>::s(); cls<A>::s(); cls<T>::s(); Q::template cls<T>::s(); P::cls<A>::s(); return Q::template cls<T>::v; } int g() { Q::cls<T>::s(); Q<T>::template cls<T>::s(); return Q::cls<T>::v; } };
struct P3 : P { template<class A> int f() { P::cls<A>::s(); P3::cls<A>::s(); cls<A>::s(); return 1; } }; namespace N { template<class A> struct cls { static int s(); }; template<class A> void f() { N::cls<A>::s(); ::N::cls<A>::s(); cls<A>::s(); } }
