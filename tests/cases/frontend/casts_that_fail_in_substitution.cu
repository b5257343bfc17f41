// Casts in each notation that are ill-formed make substitution fail.
template<class T> T &&declval(); template<class...> using void_t = void; struct N { operator int *() const; operator long() const; }; struct K {};
template<class U, class V, class = void> constexpr bool RC = false;
template<class U, class V> constexpr bool RC<U, V, void_t<decltype(reinterpret_cast<U>(declval<V &>()))>> = true;
static_assert(!RC<int *, N>, ""); static_assert(!RC<N *, N>, ""); static_assert(!RC<K, N>, ""); static_assert(RC<long, int *>, "");
static_assert(RC<N &, K>, ""); static_assert(!RC<long, double>, ""); static_assert(!RC<int *, const int *>, "");
template<class U, class V, class = void> constexpr bool CC = false;
template<class U, class V> constexpr bool CC<U, V, void_t<decltype(const_cast<U>(declval<V &>()))>> = true;
static_assert(CC<int *, const int *>, ""); static_assert(!CC<long *, const int *>, ""); static_assert(!CC<int, const int>, ""); static_assert(CC<int &, const int>, "");
template<class U, class V, class = void> constexpr bool DC = false;
template<class U, class V> constexpr bool DC<U, V, void_t<decltype(dynamic_cast<U>(declval<V &>()))>> = true;
struct Pb { virtual ~Pb(); }; struct Pd : Pb {};
static_assert(DC<Pd *, Pb *>, ""); static_assert(!DC<K *, N *>, ""); static_assert(!DC<int, Pb *>, ""); static_assert(DC<void *, Pb *>, ""); static_assert(DC<Pd &, Pb>, "");
template<class U, class V, class = void> constexpr bool SC = false;
template<class U, class V> constexpr bool SC<U, V, void_t<decltype(static_cast<U>(declval<V &>()))>> = true;
static_assert(!SC<K *, N *>, ""); static_assert(SC<Pd *, Pb *>, ""); static_assert(!SC<K, N>, ""); static_assert(!SC<int *, long>, "");
static_assert(SC<int *, N>, ""); static_assert(!SC<char *, N>, ""); static_assert(!SC<int *, void *const *>, ""); static_assert(!SC<int *, const void *>, "");
