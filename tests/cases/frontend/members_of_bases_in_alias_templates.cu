// prelude: none
// flags: --c++17
template<bool B, class T = void> struct eif { typedef T type; }; template<class T> struct eif<false, T> {}; template<bool B, class T = void> using eif_t = typename eif<B,T>::type; template<class...> struct mv { typedef void type; }; template<class... T> using void_t = typename mv<T...>::type;
template<bool> struct KeyArg { template<class K, class kt> using type = K; }; template<> struct KeyArg<false> { template<class K, class kt> using type = kt; };
template<bool V> struct bc { static constexpr bool value = V; }; template<class T, class = void> struct IsT : bc<false> {}; template<class T> struct IsT<T, void_t<typename T::is_transparent>> : bc<true> {};
template<class P, class H, class E> struct S { using hasher = H; using key_equal = E; };
template<class P, class... Ps> struct M : S<P, Ps...> { using Hash = typename M::S::hasher; using Eq = typename M::S::key_equal; template<class K> using key_arg = typename KeyArg<IsT<Eq>::value && IsT<Hash>::value>::template type<K, typename P::key_type>;
 template<class K = typename P::key_type, class... A> int te(key_arg<K>&& k, A&&... a); template<class K = typename P::key_type, class... A> int te(const key_arg<K>& k, A&&... a); };
struct P0 { using key_type = int; }; struct Tr { typedef int is_transparent; };
template<class K, class H, class E> struct F : M<P0, H, E> { using Base = typename F::M; using Base::te; };
void f() { F<int, int, int> m; m.te(1, 2); int k; m.te(k, 2); F<int, Tr, Tr> t; t.te(1, 2); t.te(k, 2); M<P0, int, int> b; b.te(1, 2); }
