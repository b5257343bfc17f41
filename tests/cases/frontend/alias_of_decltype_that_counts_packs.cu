// shows: An alias of decltype in which packs are counted waits for them when another pack is given to it.
// prelude: none
int unit_anchor = 1;
template <class...> struct st; typedef unsigned long size_t;
template <class... T> struct L { }; template <class... T> using Lp = L<T...> *;
template <size_t N> struct mc { template <class A, class... Tail> static auto fn(A, Tail *...t) -> A; };
template <> struct mc<0> { template <class A> static auto fn(A, ...) -> L<A>; };
struct ca { template <class... X> using call = decltype(mc<sizeof...(X)>::fn(1, static_cast<X *>(nullptr)...)); };
template <class... X> using cb = ca::call<X...>; st<cb<>> a1; st<cb<int>> a2;
template <class... X> int f(X...); template <class... X> int f0(int, X...);
template <class... X> using d1 = decltype(f(static_cast<X *>(nullptr)...)); template <class... X> using e1 = d1<X...>; st<e1<>> a3;
template <class... X> using d2 = decltype(f0(1, static_cast<X *>(nullptr)...)); template <class... X> using e2 = d2<X...>; st<e2<>> a4; st<e2<int>> a5;
template <class... X> using d3 = decltype(f0(1, (X *)0 ...)); template <class... X> using e3 = d3<X...>; st<e3<>> a6;
template <class... X> using d4 = decltype(mc<0>::fn(1, X()...)); template <class... X> using e4 = d4<X...>; st<e4<>> a7;
template <class... X> using d5 = L<decltype(X())...>; template <class... X> using e5 = d5<X...>; st<e5<>> a8;
template <class... X> using d6 = decltype(mc<sizeof...(X)>::fn(1)); template <class... X> using e6 = d6<X...>; st<e6<>> a9;
template <class... X> using d7 = decltype(mc<sizeof...(X)>::fn(1, X()...)); template <class... X> using e7 = d7<X...>; st<e7<>> b1;
template <class... X> using d8 = decltype(mc<sizeof...(X)>::fn(1, X()..., 1)); template <class... X> using e8 = d8<X...>; st<e8<>> b2;
template <size_t N> struct join { using next = join<(N < 8 ? 0 : N - 8)>; template <class... T, class... U, class... Tail> static auto fn(Lp<T...>, Lp<U...>, Tail *...t) -> decltype(next::fn(Lp<T..., U...>{nullptr}, t...)); };
template <> struct join<0> { template <class... T> static auto fn(Lp<T...>, ...) -> L<T...>; };
struct joined { template <class... X> using call = decltype(join<sizeof...(X)>::fn(Lp<>{nullptr}, static_cast<X *>(nullptr)..., Lp<>{nullptr}, Lp<>{nullptr})); };
template <class F, class... X> using called = typename F::template call<X...>; template <class... X> using list = called<joined, X...>;
list<> *p = (L<> *)0; list<L<int>> *q = (L<int> *)0;
