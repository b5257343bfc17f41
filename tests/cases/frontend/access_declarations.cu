// shows: access declarations, the form that using-declarations in classes had in C++98
// prelude: none
struct B { int pub; void f(); void g(int); enum E { a }; typedef int T; template<class T> void m(T); protected: int pr; };
class P : private B { public: B::pub; B::f; protected: B::g; public: B::T; B::a; B::E; B::m; B::pr; int z; };
int z = P().pub + P().pr; P::T t; P::E e = P::a; void f(P p) { p.f(); p.m(3); }
template<class T> struct BT { T v; void w(); struct I {}; }; template<class T> struct D : private BT<T> { public: BT<T>::v; BT<T>::w; }; D<int> d; int q = d.v;
namespace N { struct M { int k; }; int x; struct Q {}; template<class T> struct TT { T v; }; } struct R : N::M { N::M::k; }; struct R2 : N::M { ::N::M::k; }; struct R3 : N::TT<int> { N::TT<int>::v; int w; };
struct S1 { N::x; }; struct S3 { B::pub; }; struct S5 : B { B::nope; };
