// shows: a return type that fails in substitution before the parameters are looked at
// prelude: none
template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { using type = T; };
template<bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template<class C> struct is_config { static constexpr bool value = false; };
struct cfg { using string_type = int; };
template<> struct is_config<cfg> { static constexpr bool value = true; };
template<class C> struct bv { using k = typename C::string_type; bv(); template<class T> bv(T x, int); bv(k*); template<class T> explicit bv(T x); };
struct vec { using z = int; };
template<class T, class C> T g1(bv<C>& v, int);
template<class C> enable_if_t<is_config<C>::value, bv<C>>& g1(bv<C>& v, const typename bv<C>::k& x);
template<class T, class C> T g2(const bv<C>& v, int);
template<class C> enable_if_t<is_config<C>::value, bv<C>> g2(const bv<C>& v, const typename bv<C>::k& x);
template<class T, class C> T g3(bv<C>& v, int);
template<class C> bv<C>& g3(enable_if_t<is_config<C>::value, int> x, const typename bv<C>::k& k);
template<class T, class C> T g4(const bv<C>& v, int);
template<class C> int g4(const typename bv<C>::k& k, enable_if_t<is_config<C>::value, int> x);
template<class T, class C> T g5(const bv<C>& v, int);
template<class C> auto g5(const bv<C>& v, const typename bv<C>::k& x) -> enable_if_t<is_config<C>::value, bv<C>>;
template<class T, class C, class K> T g6(const bv<C>& v, K);
template<class C, class K> enable_if_t<is_config<C>::value, bv<C>> g6(const bv<C>& v, const typename bv<C>::k& x);
void f(bv<cfg>& v) { g1<vec>(v, 1); g2<vec>(v, 1); g3<vec>(v, 1); g6<vec>(v, 1); }
