// shows: Where an instance becomes necessary: in declarations of function templates and in arguments
// prelude: none
template<class T> struct Bad {
  typename T::nope x;
  typedef T type;
};
template<class T> T &&declval();
struct R {
  template<class T>
    static decltype(
      declval<Bad<T>>()
        .x)
      test(int);
  template<class T>
    static void test(...);
};
template<class T> struct Q : R {
  typedef decltype(
      test<T>(
         0
      )) type;
};
Q<int> q;
template<class T,
  int N =
   sizeof(Bad<T>)>
  void
  f(T t);
void g() {
  f(
   'c'
   );
}
template<class T>
  typename
  Bad<T>
  ::type
  h(T t);
void k() {
  h
   (
   'c'
   );
}
template<class T>
 constexpr bool
  bv =
   sizeof(
     Bad<T ***>
   );
template<class T>
 struct G { int 
   a[
    bv
     <T>
     ]; };
G<int>
  gg;
