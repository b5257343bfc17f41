// prelude: none
// Partial specializations whose arguments have no parameters.
template <class T = int> struct A; template <class T> struct A<int> {}; template <class T> struct A<> {}; template <class T> struct A<T *> {}; template <> struct A<char> {};
template <class T, class U> struct B; template <class T> struct B<int, int> {}; template <class T> struct B<T, int> {}; template <class T> struct B<int, char>;
template <class T> int v; template <class T> int v<int> = 1; template <class T> int v<T *> = 2;
struct S { template <class T> struct I; template <class T> struct I<int>; template <class T> struct I<T *>; };
template <int N> struct C; template <int N> struct C<3>; template <class... T> struct D; template <class T> struct D<>; template <class T> struct D<int, T>;
template <template <class> class T> struct E; template <class T> struct E<A>;
