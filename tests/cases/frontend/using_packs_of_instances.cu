// Using-declarators that are pack expansions of specializations name the member in each of them.
template<int N> struct I { static constexpr int v = N; };
template<int N, class T, bool ok> struct B { void s(); }; template<int N, class T> struct B<N, T, true> { static I<N> s(T); };
template<class... T> struct A : B<sizeof(T), T, (sizeof(T) > 1)>... { using B<sizeof(T), T, (sizeof(T) > 1)>::s...; };
static_assert(decltype(A<int, char>::s(1))::v == 4 && decltype(A<int, char, double>::s(1.0))::v == 8, "");
template<class T> struct C { void s(); }; template<class T> struct C<T *> { static I<7> s(T *); };
template<class... T> struct D : C<T>... { using C<T>::s...; }; static_assert(decltype(D<int *, char>::s((int *)0))::v == 7, "");
template<class... T> struct O : T... { using T::operator()...; }; struct P { I<1> operator()(int); }; struct Q { I<2> operator()(char *); };
O<P, Q> o; static_assert(decltype(o(1))::v == 1 && decltype(o((char *)0))::v == 2, "");
template<class... T> struct E : C<T>... { using C<T>::C...; };
E<int *> e;
