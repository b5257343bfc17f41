// Names that depend on template parameters and lack typename where only a type can stand.
template <class T> using G = T::type;
template <class T> struct W { T::type a; typename T::type b; typedef T::type c; void m(T::type x); T::type r(); static T::type s; };
template <class T> void fn(T::type x) { T::type *w; typename T::type ok; W<T>::c u; }
template <class T> T::type rt();
template <class T> auto rt2() -> T::type;
struct P { int x; };
P<int> p;
typedef int I;
I<3> q;
