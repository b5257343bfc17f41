// prelude: none
// flags: --c++17
template<class T> constexpr int bits_v = sizeof(T) * 8; template<class T> constexpr bool is_v = false; template<class T, int N> constexpr int w_v = N; template<class A, class B> constexpr bool same_v = false;
template<class T> struct A { typedef T element_type; typedef const T ct; using p = T*; static_assert(bits_v<element_type> > 0, "x"); int f() { return bits_v<ct> + bits_v<p>; } static_assert(w_v<element_type, 1> > 0, ""); };
template<class T> struct B { typedef T mine; int f() { return bits_v<T> + bits_v<mine> + bits_v<const T> + bits_v<T*>; } static constexpr int k = bits_v<T>; int g() { return w_v<T, 1> + w_v<mine, 1>; } };
template<class U> int ff(U u) { return bits_v<U> + bits_v<const U>; }
template<class X, class Y> struct C { typedef Y second; typedef X first; int f() { return bits_v<first> + bits_v<second> + same_v<first, second>; } };
template<class P, class Q> struct E { int f() { return bits_v<Q> + bits_v<P> + same_v<P, Q>; } };
template<class T> struct F { typedef typename T::type t; int f() { return is_v<t> + is_v<typename T::type>; } int g() { return is_v<typename T::type>; } };
template<class T> struct G { int f() { return is_v<typename T::type>; } };
template<class T> struct H { typedef typename T::other o; int f() { return is_v<typename T::other>; } int g() { return is_v<o>; } };
template<class T> struct I { template<class V> struct In { typedef V vv; int f() { return is_v<vv> + is_v<V>; } }; template<class V> int m() { typedef V loc; return is_v<loc> + is_v<V>; } template<class V> int m2() { return is_v<V>; } };
template<class T> int fl() { typedef T loc; return is_v<loc> + is_v<T*>; } template<class T> int fl2() { typedef T* loc; return is_v<T> + is_v<loc>; }
