// shows: pointers to members as explicit arguments of member templates that an instance calls
// prelude: none
template<class T> struct PT { int n(); static int s(); int d; template<int (PT::*)()> void w(int); template<int (*)()> void v(int);template<int PT::*> void u(int);
 void fix() {  u<&PT::d>(0); }
 void fix2() { w<&PT::n>(0);  } void fix3() { this->template w<&PT::n>(0); }
 void fix4() { PT<T> *p = this; p->template w<&PT<T>::n>(0); } };
template struct PT<int>;
struct PM7 { int n(); template<class T> T g(T); int d; template<int (PM7::*)()> void w(int); template<int (PM7::*)(int)> void w2(int); template<int PM7::*> void wd(int);  void fix() { w<&PM7::n>(0); w2<&PM7::g>(0); wd<&PM7::d>(0); } template<int> void rep() { w<&PM7::n>(0); this->w<&PM7::n>(1); wd<&PM7::d>(0); } };
template<int (PM7::*)()> struct X7 { }; template<int PM7::*> struct XD {}; 
namespace n { struct Q { int m(); int e; template<class T> T g(T); struct I; }; template<int (Q::*)()> struct Y { }; template<int Q::*> struct YD {}; template<int (Q::*)(int)> struct YG {};
struct Q::I { Y<&Q::m> a; YD<&Q::e> b; YG<&Q::g> c; YG<&Q::g<int>> d; }; Y<&Q::m> y; }
n::Y<&n::Q::m> y2; n::YD<&n::Q::e> y3; X7<&PM7::n> x; XD<&PM7::d> xd; n::YG<&n::Q::g> z;
template<class T> struct TT { int m(); int e; template<int (TT::*)()> struct Y { }; template<int TT::*> struct YD {}; Y<&TT::m> a; YD<&TT::e> b; typedef Y<&TT<T>::m> c; };
TT<int>::Y<&TT<int>::m> t1; TT<int> t2; 
