// shows: a reference bound to what depends on a parameter depends on it [temp.dep.constexpr]
// prelude: none
template<int N> struct Sized;
template<int N> void named() {
  const int constant = N;
  const int &bound = constant;
  Sized<bound> *one;
  typename Sized<bound>::type *two;
}
