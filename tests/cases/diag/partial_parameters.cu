// shows: parameters of partial specializations that nothing gives a value to, and default arguments of such
// prelude: none
template <class T> struct A; template <class T, class U> struct P; template <class T> struct id { typedef T type; };
template <class T, class X> struct A<P<T, int>>;
template <class T, class X> struct A<P<T, int>> {};
template <class T, class Y> struct A<P<T, int>>;
template <class T, int N> struct A<P<T, char>> {};
template <class T, template <class> class N> struct A<P<T, long>> {};
template <class T, class... N> struct A<P<T, short>> {};
template <class T, class N> struct A<P<T, typename id<N>::type>> {};
template <class T, class U> constexpr int v = 0;
template <class T, class U = int> constexpr int v<T*, U> = 1;
template <class T, class U, class W> constexpr int v<T*, U*> = 1;
template <class T> struct S {
    template <class U, class X = int> struct B;
    template <class U, class V> struct B<U*, V*> {};
    template <class U, class V, int N = 3> struct B<U*, V&> {};
};
template <class T> template <class U, class V> struct S<T>::B<U&> {};
template <class T, template <class> class N = A, int K = 3, class... U> struct A<P<T, long[K]>> {};
template struct S<int>;
template <int N, class T> struct A<T(*)(int(*)[N])> {};
template <class T, T N> struct H;
template <class T, T N> struct A<H<T, N>> {};
template <class T, T N> struct A<H<int, N>> {};
template <int N> struct Q; template <class T> struct A2;
template <int A, short B> struct A2<P<Q<A>*, Q<(B)>>> {};
template <class... T, class U> struct A2<int(T...)> {};
template <class T, class U, class V> struct A2<V U::*> {};
template <class T, class U, int, class, class...> struct A2<U&> {};
