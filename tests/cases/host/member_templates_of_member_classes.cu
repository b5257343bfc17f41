// shows: member templates of member classes
// flags: --c++17 --frandom-seed=7
// prelude: none
template<class T> struct at { using type = T; };
template<class A, class B> struct H {};
template<class E> struct base {
  struct holder { template<class T> using type = H<E, T>; template<class T> struct cls {}; using plain = E; struct in { template<class T> using ty2 = H<T, E>; }; };
  template<class T> using own = H<T, E>;
  template<class T> using a1 = typename holder::template type<T>;
  template<class T> using a2 = typename base::template own<T>;
  template<class T> using a3 = typename holder::template cls<T>;
  template<class T> using a4 = typename holder::in::template ty2<T>;
  using a5 = typename holder::plain;
  using a6 = typename holder::template type<int>;
  typename holder::template type<int> m1; typename holder::template type<int> f(typename holder::template type<E>);
  template<class T> void g() { typename holder::template type<T> x; using y = typename holder::template type<T>; static_cast<typename holder::template type<T>*>(0); }
};
template<class E> struct der { using b = base<E>; template<class T> using a1 = typename b::holder::template type<T>; };
template<class E> typename base<E>::holder::template type<int> base<E>::f(typename holder::template type<E>) { return {}; }
