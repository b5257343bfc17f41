// shows: bodies of members mention template-ids as their class first did
// flags: -w
// prelude: none
template<class T> struct V { V(); V(int); T t; };
template<class C, class T_> struct X { typedef T_ vt; typedef T_ ut; V<vt> f(int) const; V<T_> g(); void h(); void k(V<ut>); template<class U> void m(U); V<C> c(); typedef C ct; };
template<class C, class T> inline V<T> X<C, T>::f(int i) const { V<vt> v = i; V<T> w; V<ut> x; return v; }
template<class C, class T> inline V<T> X<C, T>::g() { V<T> w; V<vt> v; return v; }
template<class C, class T> inline void X<C, T>::h() { V<T> w; V<vt> v; V<ct> d; V<C> e; }
template<class C, class T> inline void X<C, T>::k(V<T> p) { V<ut> w; V<vt> v; }
template<class C, class T> template<class U> inline void X<C, T>::m(U p) { V<ut> w; V<vt> v; V<U> q; }
template<class T_> struct Y { typedef T_ vt; void h(); void k(); void n() { V<T_> a; V<vt> b; } };
template<class T> void Y<T>::h() { V<T> w; V<vt> v; }
template<class T> void Y<T>::k() { V<vt> w; V<T> v; }
template<class T_> struct Z { typedef T_ vt; V<T_> q; void h(); V<T_> k(); };
template<class T> void Z<T>::h() { V<vt> w; V<T> v; }
template<class T> V<T> Z<T>::k() { V<vt> w; V<T> v; }
int anchor = 1;
