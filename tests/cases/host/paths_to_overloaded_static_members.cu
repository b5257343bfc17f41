// shows: sets of functions of a class are named by the shortest path to it
// flags: -w
// prelude: none
namespace A { namespace B { struct S { static int f(int); static int f(long); static int g(int); template<class T> static int h(T); template<class T> static int h(T, T); template<class T> static int k(T); struct In { static int f(int); static int f(long); }; };
 template<class T> struct T1 { static int f(int); static int f(long); };  typedef S SS; }
namespace C { 
 template<class T> int t(T x) { A::B::S::f(x); A::B::S::g(x); A::B::S::h(x); A::B::S::h<T>(x); A::B::S::k(x); A::B::S::f(1); B::S::f(x); ::A::B::S::f(x); A::B::T1<int>::f(x); A::B::T1<T>::f(x); B::T1<int>::f(x); A::B::S::In::f(x); A::B::SS::f(x); auto p = &A::B::S::f; return A::B::S::h(1, 2) + B::S::In::f(x); }
 int n() { return A::B::S::f(1) + A::B::S::h(1); }
 struct M { template<class T> void m(T x) { A::B::S::f(x); A::B::S::g(x); ::A::B::S::h(x); } };
}}
namespace D { template<class T> int t(T x) { return A::B::S::f(x) + ::A::B::S::f(x); } }
int anchor = 1;
