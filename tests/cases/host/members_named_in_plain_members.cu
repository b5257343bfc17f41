// shows: the same in member classes without bases, partial specializations and nested templates
// prelude: none
template<int A> struct PP { static const int pa = A; }; template<class T> struct TT {};
template<class T, class H> struct hub { static constexpr bool keep = sizeof(T) > 4; static const int cc = sizeof(T); static constexpr int cs = 3; struct P1 { using A = PP<keep>; using B = PP<hub::keep>; using D = PP<cc + cs>; using E = PP<cc>; PP<cc> m; PP<cc + 1> f(PP<cc> x, int y = PP<cc>::pa) { PP<cc> z; return PP<cc>::pa; } int arr[cc]; struct Q : PP<cc> { PP<cc> q; }; template<int N = cc, class U = PP<cc>> struct R { PP<N + cc> r; }; static_assert(PP<cc>::pa > 0, ""); enum { e = PP<cc>::pa, f2 = cc }; friend PP<cc>; typedef TT<PP<cc>> n; }; using O = PP<cc>; };
template<class T> struct hub<T*, int> { static constexpr int ps = sizeof(T); struct P { using A = PP<ps>; using B = PP<ps + 1>; }; };
template<class T> struct o { template<class U> struct i { static constexpr int v = sizeof(U); struct P { using A = PP<v>; using B = PP<v + 1>; }; }; static constexpr int w = sizeof(T); template<class V> using al = PP<w>; template<class V> struct k { using A = PP<w>; template<class X> void g(PP<w> p) { } void h(); }; };
template<class T> template<class V> void o<T>::k<V>::h() { PP<w> z; }
