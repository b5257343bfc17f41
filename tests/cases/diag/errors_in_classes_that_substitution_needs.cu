// shows: errors in the definition of a class are reported where a substitution instantiates it; deleted instances are shown without result
template <int N, class... T> struct elem; template <class T, class... R> struct elem<0, T, R...> { typedef T type; }; template <int N, class T, class... R> struct elem<N, T, R...> : elem<N - 1, R...> { }; template <class... T> struct tup { };
template <int N, class T> struct tuple_element; template <int N, class... T> struct tuple_element<N, tup<T...>> { static_assert(N < sizeof...(T), "index must be in range"); int z; };
template <int N, class... T> auto get(tup<T...> &) -> decltype(tuple_element<N, tup<T...>>::z) { return 0; }
template <class T> int use(T t) { return get<3>(t); }
struct M { template <class T> int m(T t) { return get<4>(t); } }; template <class T> struct C { int a; C(T t) : a(get<5>(t)) { } int g(T t) { return get<6>(t); } };
void f() { tup<int, double> t; get<2>(t); use(t); M().m(t); C<tup<int, double>> c(t); c.g(t); }
template <bool B, class T = void> struct enable_if { typedef T type; }; template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type; template <class T> T f1(T) = delete; template <class T> enable_if_t<sizeof(T) == 4> f2(T) = delete; template <int N, class T> int *f9(const T &) = delete; struct S { template <class T> enable_if_t<sizeof(T) == 4> m(T) = delete; };
void g(S s) { f1(1); f2(1); f9<4>(1); s.m(1); }
