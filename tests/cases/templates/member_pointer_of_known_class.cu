// shows: pointers to members of a known class as explicit arguments in instances
// prelude: none
struct G { int x; int m(); };
template<int G::*, class T> void g(T *); template<int (G::*)(), class T> void h(T *); template<class U, int U::*, class T> void k(T*);
template<class T> struct PT { void f1() { g<&G::x>(this); } void f2() { h<&G::m>(this); } void f3() { k<T, &T::x>(this); } void f4() { g<&T::x>(this); } };
template struct PT<G>;
template<class T> struct PU { template<int G::*> void u(int);  template<int G::*> void v(T); template<int G::*, class X> void w(X); void f1() { u<&G::x>(0); } void f2() { u<&T::x>(0); } void f3() { v<&G::x>(T()); } void f4() { this->template w<&T::x>(T()); }  };
template struct PU<G>;
template<class T> struct PV { template<int T::*> void u(int);  void f1() { u<&G::x>(0); } };
template struct PV<G>;
template<class T> struct PW { template<class U, int T::*> void u(U);  void f1() { u<int, &G::x>(0); } };
template struct PW<G>;
template<class T> struct PX { template<T V> void u();  void f1() { u<3>(); this->template u<T(3)>(); } };
template struct PX<int>;
int last() { return 0; }
