// shows: inner blocks name what typedefs of the class stand for
// flags: --c++17
// prelude: none
template<class T> struct an { typedef an type; static const bool value = true; }; template<class T> struct mi : public an<T>::type { }; template<class A, class B> struct pr { }; template<bool B> struct bb { };  template<bool B, class T, class U> struct cnd { typedef T type; }; template<bool B, class T, class U> using ct = typename cnd<B, T, U>::type; template<class T> T &&fwd(T &);
template<class K, class V> struct Y { typedef V value_type; typedef const V *cp; void h(Y &&, an<int>); void h(Y &&, an<long>);  }; template<class K, class V> struct Z { typedef V value_type;  void h(); };
template<class K, class V> void Y<K, V>::h(Y &&, an<int>) { constexpr bool a = !mi<value_type>::value; }
template<class K, class V> void Y<K, V>::h(Y &&y, an<long>) { constexpr bool a = !mi<value_type>::value; using F = ct<mi<value_type>::value, const Y &, Y &&>; fwd<F>(y); }
template<class K, class V> void Z<K, V>::h() { if (true) { using F = ct<mi<value_type>::value, const Z &, Z &&>; } bb<mi<value_type>::value> x; bool b = mi<value_type>::value; mi<value_type> y; }
