// shows: friends that only an instantiation knows, and members of classes that are not defined yet
// prelude: none
template<class C> class A { public: class B; static A *T1() { return B::New(B::k); } static int T2() { return B::v + B::w(1); } int T3(B *b) { return b->x(1) + b->y; } static A *T4() { return B::template N<1>(B::k); } typename B::ty f(); };
template<class C> class A<C>::B { public: enum { k = 1 }; static A *New(int); static int v; static int w(int); int x(int); int y; template<int> static A *N(int); typedef int ty; };
A<int> *r = A<int>::T1(); int r2 = A<int>::T2(); 
template<int N> struct O { struct I { template<class T> struct II { void f(); static int v; struct J; int g(); T h(); }; void k(); struct L { int m(); }; }; };
template<int N> template<class T> void O<N>::I::II<T>::f() { }
template<int N> template<class T> int O<N>::I::II<T>::v = 1;
template<int N> template<class T> struct O<N>::I::II<T>::J { int z; };
template<int N> template<class T> int O<N>::I::II<T>::g() { return 1; }
template<int N> template<class T> T O<N>::I::II<T>::h() { return T(); }
template<int N> void O<N>::I::k() {}
template<int N> int O<N>::I::L::m() { return 2; }
template<class C> struct A2 { struct B; typedef typename B::t t1; typename B::t f(typename B::t); struct E : B::Base { }; static void g() { typename B::t x; new typename B::t; sizeof(typename B::t); sizeof(B::v); B::f(1); (B::v)(1); int y = B::v * 2; B::z = 3; (void)(B::k); static_cast<typename B::t>(1); int q(B::v); } int m = B::v; };
template<class T> struct X { template<class U> void operator+=(U); template<class V> template<class U> friend void X<V>::operator+=(U); void foo(); static int bar(); struct N { int q(); static int r(); template<class W> void t(W); }; template<class W> void t(W); static void *operator new(unsigned long); operator int(); X(); ~X(); };
struct F2 { template<class V> friend void X<V>::foo(); template<class V> friend int X<V>::bar(); template<class V> friend int X<V>::N::q(); template<class V> friend int X<V>::N::r(); template<class V> template<class W> friend void X<V>::t(W); template<class V> template<class W> friend void X<V>::N::t(W); template<class V> friend struct X<V>::N; template<class V> friend void *X<V>::operator new(unsigned long); template<class V> friend X<V>::operator int(); template<class V> friend X<V>::X(); template<class V> friend X<V>::~X(); };
struct K { template<int N> struct I { void f(); }; struct H; friend struct H; void m(); };
template<class T> struct P { friend void K::m(); template<int N> friend void K::I<N>::f(); template<int N> friend struct K::I; friend struct K::H; };
namespace here2 { int bob(); int *pb(); enum class Q {}; Q bill(); class XX {}; XX fr(); template<class T> T tt(T); }
template<class T> class Z { friend typename T::frob (::here2::bob()); friend here2::Q (::here2::bill()); friend int *::here2::pb(); friend here2::XX (::here2::fr()); friend int (here2::bob)(); friend T here2::tt<T>(T); friend T (::here2::tt<>)(T); template<class U> friend U here2::tt(U); friend int here2::bob(); };
