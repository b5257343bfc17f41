// shows: parameter packs that nothing expands, wherever they are named: in declarations, members, arguments, patterns and lambdas
// prelude: none
int take(...); int store;
template<class T> struct One { }; template<class A, class B> struct Two { };
template<class... T> struct Members { using Alias = T; static const int n = sizeof(T); int bits : sizeof(T); enum { e = sizeof(T) };
  static_assert(sizeof(T) > 0, ""); void m() noexcept(sizeof(T) > 1); alignas(T) int aligned; friend class One<T>; explicit operator bool() const { return sizeof(T); }
  template<T t> struct Inner; template<class Q = T> struct Other; int i = take(sizeof(T)); void q(int = sizeof(T), One<T>* = 0); using T::f; };
template<class... T> struct Bases : One<T> { Bases(T... t) : One<T>(t) { } };
template<class... T> struct Good : One<T>... { Good(T... t) : One<T>(t)... { } using One<T>::operator=...; };
template<class... T> void statements(T... t) {
  store = t; take(t); if (t) store = 1; while (t) ; switch (t) { case sizeof(T): ; } for (store = t; t; ) ;
  take(1, take(t)); (take(t)); One<T> made; new T; delete t; static_cast<T>(1); take(static_cast<T>(1));
  struct Local : One<T> { T m; void g() { store = sizeof(T); } }; enum E : T { }; [t] { }; [z = t] { }; [&t] { }; [](T u) { }; auto l = [&] { store = t; };
  __is_constructible(int, T); try { throw t; } catch (T) { } int list[] = {t, 1}; int direct(t); int braced{t}; typedef T X; goto *t; return t;
}
template<class... T> T result(int); template<class... T> T made(int) { return 1; }
template<class... T, class U = One<T>> void header(); template<class... T> using Alias1 = Two<T, int>; template<class... T> using Alias2 = T;
template<class... T> auto trailing(T... t) -> decltype(take(t)); template<class... T> int value = sizeof(T);
template<class... T> void valid(T... t) { (take(t), ...); (store + ... + t); take([&] { return sizeof(T) + t; }()...); int a[] = {sizeof...(T), sizeof(T)...}; One<Two<T, T>...>(); [...z = t] { }; [t...] { }; [&t...] { }; }
template<class... A> int pointers(int (*p)(A...), void (One<A>::*...q)(A)); template<class R, class... A> int types(R(A...), One<A>...);
template<class... T> struct Aligned { alignas(T...) int a; [[gnu::aligned(alignof(T))...]] char b; void f(T...) noexcept((sizeof(T) && ...)); };
