// A template of another arity is a failure of substitution.
template <class T> struct one { };
template <class T, class U> struct two { };
template <class... T> struct many { };
template <int... N> struct values { };
template <template <class> class F> char takes(int);
template <template <class> class F> int takes(...);
template <template <class, class> class F> char takes2(int);
template <template <int...> class F> int takes2(int);
static_assert(sizeof(takes<one>(0)) == 1 && sizeof(takes2<two>(0)) == 1 && sizeof(takes2<values>(0)) == 4, "");
template <class T> struct kind { static const int value = 0; };
template <template <class...> class L, class... T> struct kind<L<T...>> { static const int value = 1; };
template <template <auto...> class L, auto... V> struct kind<L<V...>> { static const int value = 2; };
static_assert(kind<many<>>::value == 1 && kind<two<int, int>>::value == 1 && kind<values<>>::value == 2, "");
template <class T, T v> struct constant { };
template <bool> struct flag { };
template <auto A> using wrapped = constant<decltype(A), A>;
static_assert(__is_same(wrapped<'a'>, constant<char, 'a'>) && __is_same(wrapped<1u>, constant<unsigned, 1>), "");
