// flags: --c++20
// shows: parameters of conversion and constructor templates that nothing deduces, in each declaration; what they convert to is looked up in the class and among the template's parameters
// prelude: none
template<class T> struct res {};
struct D { template<class T, class V> operator T*(); template<class V> operator int() const; template<class T> operator res<T>(); template<class V> operator short*() const; template<class V> operator short*(); template<class V = int> operator char*(); template<class T, class V> D(T); struct I {}; template<class W> operator I(); };
template<class T, class V> D::operator T*() { return 0; }
template<class V> D::operator int() const { return 1; }
template<class T> D::operator res<T>() { return res<T>(); }
template<class V> D::operator short*() { return 0; }
template<class V> D::operator char*() { return 0; }
template<class T, class V> D::D(T) {}
template<class W> D::operator I() { return I(); }
template<class Y> struct G { template<class T> struct J { template<class V> J(T); J(T, int); }; template<class V> G(int); };
template<class X> template<class T> template<class V> G<X>::J<T>::J(T) {}
template<class X> template<class T> G<X>::J<T>::J(T, int) {}
template<class X> template<class V> G<X>::G(int) {}
template<class... A, class B> void f();
template<class... A, class B> void f() {}
