// shows: using-declarations of known classes in classes with open bases; the class of a member pointer has no qualifiers
// prelude: none
struct Baz { int k; typedef int TT; void f(); }; namespace n { struct Q { int q; typedef int TT; struct I { int i; }; }; template<class T> struct V { int v; }; }  template<class T> struct Foo { }; template<class T> struct W { int w; };
template<class T> struct A1 : Foo<T>, Baz { using Baz::k; using Baz::TT; void g() { k = 1; f(); Baz::f(); } }; 
template<class T> struct A2 : Foo<T>, n::Q { using n::Q::q; using n::Q::TT; }; 
template<class T> struct A3 : Foo<T>, n::V<int>, W<int> { using n::V<int>::v; using W<int>::w; }; 
template<class T> struct A4 : n::V<int>, W<int> { using n::V<int>::v; using W<int>::w; }; 
template<class T> struct A5 : n::Q, Baz { using n::Q::q; using Baz::k; }; 
namespace n { template<class T> struct A6 : Foo<T>, Q, Baz { using Q::q; using Baz::k; }; template<class T> struct A7 : Q, Baz { using Q::q; using Baz::k; }; struct A8 : Foo<int>, Baz { using Baz::k; }; }
namespace m { struct Q2 { int q; }; template<class T> struct A6 : Foo<T>, Q2, n::Q { using Q2::q; void g() { Q2::q = 1; } }; template<class T> struct A9 : Foo<T> { struct L : Q2 { using Q2::q; }; }; }
struct QA { void operator()(); void f(); int m; typedef int T; template<class U> void g(U); static int s; enum E { e }; };
typedef const QA CA; typedef volatile QA VA; template<class T> struct CW { typedef const T type; };
int CA::*pm = &CA::m; int (CA::*fm()) ; void (CA::*mf)() = &CA::f; CA::T t1; VA::T t2; int e = CA::e; int (VA::*fv())();
template<class T> struct Q : CW<T>::type { using CW<T>::type::f; typename CW<T>::type::T y; int CW<T>::type::*p; };
Q<QA> qa; CW<QA>::type::T t3; int CW<QA>::type::*p4; template<class T> int T::*gp(T *); int q5 = sizeof(gp((CA*)0));
