// shows: explicit constructors do not copy-initialize
template<int...> struct sh; template<class T> T&& dv();
template<class...> struct mv { using type = void; }; template<class... T> using vt2 = typename mv<T...>::type;
struct E { E(E&&) = default; explicit E(const E&); E(int); };
struct F { explicit F(F&&); F(const F&) = default; F(int); };
struct G { explicit G(G&&); explicit G(const G&); G(int); };
struct H { explicit H(int); explicit operator int() const; };
struct I { explicit I(const I&) = default; I(I&&) = default; };
struct D : E { using E::E; };
#define TR(T) __is_convertible_to(T, T), __is_convertible_to(const T&, T), __is_convertible_to(T&, T), __is_convertible_to(const T, T), __is_constructible(T, const T&), __is_constructible(T, T)
sh<TR(E)> e; sh<TR(F)> f; sh<TR(G)> g; sh<TR(H)> h; sh<TR(I)> i; sh<TR(D), __is_convertible_to(D, E), __is_convertible_to(const D&, E), __is_convertible_to(D&, E)> d;
void tk(E); void tf(F); 
template<class T, class=void> struct a1 { static const int v = 0; }; template<class T> struct a1<T, vt2<decltype(tk(dv<T>()))>> { static const int v = 1; };
template<class T, class=void> struct a2 { static const int v = 0; }; template<class T> struct a2<T, vt2<decltype(tf(dv<T>()))>> { static const int v = 1; };
sh<a1<E>::v, a1<E&>::v, a1<const E&>::v, a1<D>::v, a1<D&>::v, a1<int>::v, a2<F>::v, a2<F&>::v, a2<const F&>::v> a;
template<class T> void tt(T); template<class T, class=void> struct a3 { static const int v = 0; }; template<class T> struct a3<T, vt2<decltype(tt(dv<T>()))>> { static const int v = 1; };
sh<a3<E>::v, a3<E&>::v, a3<const E&>::v, a3<G&>::v, a3<G>::v> a_;
void tk(E); E r(const E& e) { return e; } void fx(E& e, int) { tk(e); E x = e; E z(e); E a[] = { e }; const E& q = e; throw e; }
