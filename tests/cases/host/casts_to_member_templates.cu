// shows: casts to templates of dependent classes
// prelude: none
template<class T> struct mu { typedef unsigned type; template<class U> using ap = U; template<class U> struct in {}; }; template<class F, class T> struct cc { typedef T type; };
template<class T> using a1 = typename mu<T>::type; template<class T> using a2 = typename mu<T>::template ap<T>; template<class F, class T> using cct = typename cc<F,T>::type; template<class T> using a3 = cct<T, typename mu<T>::type>; template<class T> using a4 = a1<T>; template<class T> using a5 = T*; template<class T> using a6 = mu<T>; template<class T> using a7 = T; template<class T> using a8 = decltype(T()); template<class T> using a9 = const a1<T>; template<class T> using b1 = typename mu<typename mu<T>::type>::type; template<class F, class T> using ap2 = typename F::template ap<T>; template<class T> using b2 = ap2<mu<T>, T>; template<class T> using b3 = T&; template<class T> using b4 = typename mu<T>::template in<T>;
#define F(A) template<class T, class U> bool f_##A(T t, U u) { auto x = A<T>(t); auto y = (A<T>)t; auto z = static_cast<A<T>>(t); return t ? A<T>(t) == u : A<T>(t); }
F(a1) F(a2) F(a3) F(a4) F(a5) F(a6) F(a7) F(a8) F(a9) F(b1) F(b2) F(b3) F(b4)
template<class T, class U> bool g(T t, U u) { auto x = typename mu<T>::type(t); auto y = T(t); auto z = typename mu<T>::template ap<T>(t); auto w = decltype(t)(t); auto v = mu<T>(t); auto s = typename mu<T>::template in<T>(t); return x; }
#define G(A) template<class T, class U> auto g_##A(T t, U u) { using X = A<T>; auto p = static_cast<X>(t) - 1; auto q = static_cast<A<T>>(t) - 1; h(static_cast<X>(t) / static_cast<X>(u)); return static_cast<T>(u * static_cast<X>(t)) - static_cast<T>(u); }
G(a1) G(a2) G(a6) G(a7) G(b4) G(mu)
