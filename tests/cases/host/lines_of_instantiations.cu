// shows: explicit instantiations of classes stand on one line
// prelude: none
template<class T> struct P2 { T t; void f(); }; template<class T> void P2<T>::f() { } template<class T> T fn(T t) { return t; } template<class T> T va;
extern template class P2<int>;
extern template
  class P2<char>;
extern
  template class P2<long>;
template class
  P2<short>;
template
  struct
  P2<double>;
