// shows: a path to a data member of a base stays where another member hides it
// flags: -w
// prelude: none
namespace N { struct B { int s; static int st; int f(); typedef int ty; }; 
struct D : B { int f1() { return B::s + this->B::s + N::B::s + B::st + B::f(); } int f3(); void f4() { B::s = 1; B::ty x; } };
struct E : B { int s; int f1() { return B::s + this->B::s + s; } };
struct F : D { int f1() { return B::s + this->B::s + s + D::s; } };
struct G : E { int f1() { return B::s + this->B::s + s + E::s; } };
template<class T> struct H : B { int f1() { return B::s + this->B::s + s; } };
template<class T> struct I : B { int s; int f1() { return B::s + this->B::s + s; } };
int D::f3() { return B::s; }
int f(D d, E e, D *p) { auto l = &D::B::s; return d.B::s + d.D::s + d.N::B::s + e.B::s + p->B::s + d.s + d.B::f(); }
template<class T> int f(T t, D d, E e) { return d.B::s + e.B::s + t.B::s; }
template<class T> struct TB { int s; T t; };
struct TD : TB<int> { int f() { return TB<int>::s + TB::s + this->TB::t; } };
template<class T> struct TE : TB<T> { int f() { return TB<T>::s + this->TB<T>::s + this->t; } };
template<class T> struct TF : TB<int> { int f() { return TB<int>::s + this->TB<int>::s + this->t; } };
}
int anchor = 1;
