// prelude: none
// flags: --c++17
struct Ext {}; struct M1 : private Ext {}; struct M1p : protected Ext {}; struct M1u : Ext {}; struct M3 : M1p {};
struct M2 { M2(const Ext&); }; struct M2e { explicit M2e(const Ext&); }; struct M2v { M2v(Ext); }; struct M2b { M2b(const Ext&); template<class T> explicit M2b(const T&); };
template<class T> struct EB : private T {}; struct M4 : EB<Ext> {};
template<class T> T&& dv(); template<class T> void acc(T);
template<class...> using vt = void;
template<class F, class T, class = void> constexpr bool cv = false; template<class F, class T> constexpr bool cv<F, T, vt<decltype(acc<T>(dv<F>()))>> = true;
template<class F, class T, class = void> constexpr bool ct = false; template<class F, class T> constexpr bool ct<F, T, vt<decltype(T(dv<F>()))>> = true;
void take(M2); void takee(const Ext&);
template<class F, class = void> constexpr bool tk = false; template<class F> constexpr bool tk<F, vt<decltype(take(dv<F>()))>> = true;
template<class F, class = void> constexpr bool te = false; template<class F> constexpr bool te<F, vt<decltype(takee(dv<F>()))>> = true;
#define S(...) static_assert(__VA_ARGS__, #__VA_ARGS__); static_assert(!(__VA_ARGS__), "!" #__VA_ARGS__);
#define Q(F) S(__is_convertible_to(F, M2)) S(__is_convertible_to(F, M2e)) S(__is_convertible_to(F, M2v)) S(__is_convertible_to(F, M2b)) S(__is_constructible(M2, F)) S(__is_constructible(M2e, F)) S(__is_constructible(M2v, F)) S(__is_constructible(M2b, F)) S(cv<F, M2>) S(cv<F, M2v>) S(cv<F,M2b>) S(ct<F,M2>) S(ct<F,M2e>) S(ct<F,M2b>) S(tk<F>) S(te<F>) S(__is_convertible_to(F, Ext)) S(__is_convertible_to(F, const Ext&)) S(__is_convertible_to(F*, Ext*))
Q(M1) Q(M1p) Q(M1u) Q(M3) Q(M4)
