// shows: types that expressions with members of classes determine: named outside of the classes, private ones by what they are
// prelude: none
template<class... T> struct tup { }; template<class T> struct ty { typedef T type; };
template<class T> struct conv;
template<class... A> struct conv<tup<A...>> { typedef ty<tup<A...>> type; };
class P1 { template<class... X> static tup<X...> cat(X...); static int g(int); public: using type = decltype(cat(1, 2.0)); using t2 = decltype(g(1)); using t3 = ty<decltype(cat(1))>; typedef conv<decltype(cat(1, 'a'))>::type t4; decltype(g(2)) m; decltype(g(3)) f(decltype(g(4)) x); };
class P2 { public: template<class... X> static tup<X...> cat(X...); static int g(int); using type = decltype(cat(1, 2.0)); using t2 = decltype(g(1)); using t3 = ty<decltype(cat(1))>; };
using u1 = ty<P1::type>; using u2 = ty<P2::type>; using u3 = P1::t3; using u4 = conv<P1::type>::type; using u5 = ty<P1::t2>; using u6 = ty<P1::t3>;
P1::t4 v1; P1::type v2; ty<P1::t4> v3; ty<P2::t3> v4;
template<class T> class Q1 { template<class... X> static tup<X...> cat(X...); public: using type = decltype(cat(T())); };
template<class T> class Q2 { public: template<class... X> static tup<X...> cat(X...); using type = decltype(cat(T())); };
using w1 = ty<Q1<int>::type>; using w2 = ty<Q2<int>::type>; ty<Q1<char>::type> w3; Q1<int>::type w4; conv<Q1<long>::type>::type w5; conv<Q2<long>::type>::type w6;
struct F { void h(ty<Q1<int>::type> a, Q1<int>::type b); };
