// shows: functions of classes and namespaces as template arguments
// prelude: none
template<int (*)(int)> struct S {};
template<class T> struct W { static T f(T); template<class U> static U g(U); template<class U> void h(U);  };
namespace n { template<class T> T f3(T); template<class T> T f4(T); int f4(int, int); struct A { template<class U> static U g(U); template<class U> void h(U); 
   void in(S<g>, S<&g>, S<g<int>>, S<&A::g>, S<&g<int>>); }; 
  void inn(S<f3>, S<&f3>, S<f3<int>>, S<&f3<int>>, S<&n::f3>, S<A::g>, S<A::g<int>>, S<f4>, S<&f4>); 
  namespace m { void im(S<f3>, S<f3<int>>, S<f4>); } }
template<void (n::A::*)(int)> struct M {};
template<void (W<int>::*)(int)> struct MW {};
template<int (&)(int)> struct R {};
void p2(S<n::f3>, S<&n::f3>, S<n::f3<int>>, S<&n::f3<int>>, S<n::f4>, S<&n::f4>, S<&n::f4<int>>);
void p4(M<&n::A::h>, M<&n::A::h<int>>, S<n::A::g<int>>, S<&n::A::g<int>>, MW<&W<int>::h>, MW<&W<int>::h<int>>, S<W<int>::g<int>>, S<W<int>::g>);
void p5(R<n::f3>, R<n::f3<int>>, R<n::A::g<int>>, R<n::A::g>);
S<n::f3> v1; S<n::f3<int>> v2; S<n::f4> v3;
using n::f3;
void p6(S<f3>, S<&f3>, S<f3<int>>);
using namespace n;
void p7(S<f4>, S<&f4>, S<f4<int>>);
int use() { S<n::f3> a; S<&n::f3<int>> b; S<f4> c; S<n::f4<int>> d; return 0; }
S<::n::f3> v5; S<::f3> v6; S<&::n::f3<int>> v7;
