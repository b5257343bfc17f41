// A parameter that stays without a value in partial ordering; types made of template parameters by built-ins.
template<class T> struct id { using type = T; }; template<class T> using id_t = typename id<T>::type;
template<class E> int a(id_t<E> v); template<class E> long a(E v); auto a1 = a<int>(1);
template<class E> int b(E v, id_t<E> w); template<class E> long b(E v, E w); auto b1 = b<int>(1, 1); auto b2 = b(1, 1);
template<class E> int c(id_t<E> v, E *w); template<class E> long c(id_t<E *> v, E w); int *q; auto c1 = c(1, q);
template<class E> int d(id_t<E> v, E w); template<class E> long d(int v, E w); auto d1 = d(1, 2);
template<class T, class... U> int e(T, id_t<U>... v); template<class T> long e(T v); auto e1 = e<int>(1);
template<class T> int f(T &&, id_t<T> *); template<class T, class U> long f(T &&, U); int i; auto f1 = f<int>(1, &i);
static_assert(sizeof(a1) == 4, ""); static_assert(sizeof(b1) == 8, ""); static_assert(sizeof(b2) == 8, ""); static_assert(sizeof(c1) == 4, "");
static_assert(sizeof(d1) == 8, ""); static_assert(sizeof(e1) == 8, ""); static_assert(sizeof(f1) == 4, "");
enum class C : int { A = 1, B }; enum class D : unsigned long { X };
template<class E, bool = __is_enum(E)> struct ut {}; template<class E> struct ut<E, true> { using type = __underlying_type(E); typedef __underlying_type(E) other; };
template<class E> using ut_t = typename ut<E>::type; template<class E> using direct = __underlying_type(E);
template<class E> bool g(ut_t<E> v); template<class E> int g(E v); auto g1 = g<C>(C::A), g2 = g<C>(C::B); auto g3 = g<D>(1UL << 62);
template<class E> __underlying_type(E) h(); long l = h<D>(); ut<C>::other *p = static_cast<int *>(nullptr); direct<D> *r = static_cast<unsigned long *>(nullptr);
static_assert(sizeof(g1) == 4, ""); static_assert(sizeof(g3) == 1, ""); static_assert(sizeof(h<D>()) == 8, "");
