// shows: explicit specializations and instantiations of what is no template, or not defined
// prelude: none
template<class T> struct A; template<> struct A<int> { void f(); static int s; struct I { void h(); }; };
template<> void A<int>::f() { } template<> int A<int>::s = 3; template<> void A<int>::I::h() { }
template<class T> struct A<T *, int>; template<> struct A<int, int>; template struct A<double>; extern template struct A<char>;
template<class T> struct A<T> { }; template struct A<long>;
template<class T> struct O { struct I; }; template struct O<int>::I; template struct O<void>;
template int z; template<> int zz; template<> int f(); template int h(); int x; template int x; template<> int x;
template<class> int; template<class T> T; template int;
typename T q; struct S { }; typename S s; void g() { typename S t; }
template<class T> struct V { typename T x; typename V y; }; template<class T> concept W = true;
