// shows: Alias templates that are members of a class in a class template, also in a partial specialization, are named as types.
// flags: --frandom-seed=7
// prelude: none
int unit_anchor = 1;
template <class T> struct X {}; template <class A, class... B> struct H {};
template <class A, class... B> struct W2; 
template <class A, class... B> struct W2<X<A>, B...> { struct ht { template <class T> using type = H<A, T, B...>; template <class T> struct in {}; typedef A t; struct deep { template <class T> using type = H<A, T>; }; };
 template <class T> using a1 = typename ht::template type<T>; template <class T> using a2 = typename ht::template in<T>; using a3 = typename ht::t; template <class T> using a4 = typename ht::deep::template type<T>;
 typename ht::template type<int> m; typename ht::template in<A> n; void f() { typename ht::template type<A> x; typename ht::t y; } };
template <class A> struct W3; template <> struct W3<int> { struct ht { template <class T> using type = H<T>; }; template <class T> using a1 = typename ht::template type<T>; };
template <class A> struct W4; template <class A> struct W4<A *> { struct ht { template <class T> using type = H<A, T>; template <class T> using plain = X<T>; }; template <class T> using a1 = typename ht::template type<T>; template <class T> using a2 = typename ht::template plain<T>; };
template <class A> struct V { struct ht { template <class T> using type = X<T>; template <class T> using dep = H<A, T>; template <class T> struct in {}; }; template <class T> using a1 = typename ht::template type<T>; template <class T> using a2 = typename ht::template dep<T>; template <class T> using a3 = typename ht::template in<T>; using a4 = typename ht::template dep<int>; typename ht::template dep<A> m; template <class T> void f() { typename ht::template dep<T> x; using q = typename ht::template type<T>; } };
template <class A, class... B> struct V2; template <class A, class... B> struct V2<X<A>, B...> : V<A> { struct ht { template <class T> using type = H<A, T, B...>; }; template <class T> using a1 = typename ht::template type<T>; using base = V<A>; template <class T> using a5 = typename base::template a1<T>; };
