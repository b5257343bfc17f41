// shows: pointers to members of the class that a template argument is
// prelude: none
struct G { int x; int m(); };
template<class T> struct PT { int n(); int d; template<int T::*> void u(int); template<int (T::*)()> void u2(int); template<int PT::*> static void u3(int); template<int PT<T>::*> static void u4(int); 
 void f1() { u<&G::x>(0); } void f2() { u<&T::x>(0); } void f3() { u2<&T::m>(0); } void f4() { u3<&PT::d>(0); }  void f5() { u4<&PT::d>(0);}  void f6() { u4<&PT<T>::d>(0); } };
template struct PT<G>;
void o() { PT<G> p; p.u3<&PT<G>::d>(0); }
