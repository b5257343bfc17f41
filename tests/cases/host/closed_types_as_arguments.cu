// shows: arguments name member types that are not public by their typedef names
// flags: -w
// prelude: none
template<class T> struct vt { static const bool value = true; };
class A { struct P {}; class Q {}; protected: struct R {}; enum E { e1 }; typedef int I;
 public: using p1 = P; using p2 = P; typedef Q *q1; using r1 = R; using e = E; using i = I; static P f(); static Q g(); static R h(); typedef const P cp; };
class B { struct P { struct N {}; typedef N n; }; public: typedef P p; static P::N n(); static P *m(); };
class C { struct P {}; typedef P pr; public: static P f(); };
class D { struct P {}; public: static P f(); typedef P late; };
template<class T> struct E1 { private: struct P {}; public: typedef P p; static P f(); };
vt<A::p2> a1; vt<A::r1> a3; vt<A::e> a4; vt<A::i> a5; vt<A::cp> a6;
vt<decltype(A::f())> b1; vt<decltype(A::g())> b2; vt<decltype(A::h())> b3; vt<B::p> b4; vt<decltype(B::n())> b5; vt<B::p::n> b6; vt<decltype(B::m())> b7; vt<decltype(C::f())> b8; vt<decltype(D::f())> b9;

struct DD : A { vt<A::r1> x; vt<A::p1> y; typedef A::r1 z; void f() { vt<A::r1> x; vt<A::p1> y; } };
vt<E1<int>::p> c1; vt<decltype(E1<int>::f())> c2; template<class T> void ft() { vt<typename E1<T>::p> x; vt<A::p1> y; vt<E1<int>::p> z; }
A::p1 d1; A::p1 *d2; A::p1 d3() { return {}; } decltype(A::f()) d4; auto d5 = A::f(); vt<A::p1 *> d6; using TT = A::p1; vt<TT> d7; TT d8; vt<vt<A::p2> > d9;
