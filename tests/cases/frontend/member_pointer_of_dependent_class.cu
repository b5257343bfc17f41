// shows: classes of pointers to members are named without typename
// prelude: none
template<class T> struct id { typedef T type; };
struct C { template<class T> C(T *o, bool (id<T>::type::*m)()); template<class T> C(T *o, bool (id<T>::type::*m)() const); };
template<class T> void f(int (T::*p)(int), int id<T>::type::*q);
template<class T> void f2(int (id<T>::type::*p)(int), int id<T>::type::*q) { int id<T>::type::*z; int (id<T>::type::*zz)(int); typedef int (id<T>::type::*zzz)(int); }
