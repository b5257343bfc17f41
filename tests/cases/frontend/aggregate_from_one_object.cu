// shows: an aggregate from one object of another class
// flags: --c++17
// prelude: none
struct R { unsigned long n; template<class T> operator T() const && noexcept; };
struct L { unsigned long n; template<class T> operator T &() const && noexcept; template<class T> operator T &() const & noexcept; };
struct E {}; struct S1 { int a; }; struct D : E {}; struct S2 { E e; }; struct N { N(int); };
struct ToE { operator E() const; }; struct ToS1 { operator S1() const; };
template<class T> struct ptr { using type = bool; };
template<unsigned long...> struct seq {};
template<class T, class V, unsigned long... I> auto test(seq<I...>) -> typename ptr<decltype(T{V{I}...})>::type;
template<class T, class V> char test(...);
template<class T, class V> auto one(int) -> typename ptr<decltype(T{V()})>::type;
template<class T, class V> char one(...);
template<class T, class U> struct same { static constexpr bool v = false; };
template<class T> struct same<T, T> { static constexpr bool v = true; };
#define IS(x, t) static_assert(same<decltype(x), t>::v, #x)
#define Y(x) IS(x, bool)
Y((test<E, R>(seq<>{})));
Y((test<E, R>(seq<0>{})));
Y((test<E, L>(seq<0>{})));
Y((test<E, R>(seq<0, 1>{})));
Y((test<S1, R>(seq<0>{})));
Y((test<S2, R>(seq<0>{})));
Y((test<S2, R>(seq<0, 1>{})));
Y((test<D, R>(seq<0>{})));
Y((test<D, R>(seq<0, 1>{})));
Y((one<E, ToE>(0)));
Y((one<E, D>(0)));
Y((one<S1, ToE>(0)));
Y((one<S1, ToS1>(0)));
Y((one<S2, ToE>(0)));
Y((one<E, int>(0)));
Y((one<D, E>(0)));
Y((one<N, E>(0)));
