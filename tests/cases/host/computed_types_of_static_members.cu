// shows: the same with variables and functions that are no templates
// prelude: none
template<class... T> struct tup { }; template<class T> struct ty { typedef T type; };
class P2 { public: template<class... X> static tup<X...> cat(X...); static int g(int); static int v; int m; using type = decltype(cat(1, 2.0)); using t2 = decltype(g(1)); using t3 = decltype(v); using t4 = decltype((v)); };
using u2 = ty<P2::type>; using u5 = ty<P2::t2>; ty<P2::t3> u6; ty<P2::t4> u7;
class P3 { template<class... X> static tup<X...> cat(X...); static short g(int); static char v; short m(); public: using type = decltype(cat(1, 2.0, 3)); using t2 = decltype(g(1)); using t3 = decltype(v); using t4 = decltype((v)); using t6 = decltype(((P3*)0)->m()); };
using w2 = ty<P3::type>; using w5 = ty<P3::t2>; ty<P3::t3> w6; ty<P3::t4> w7; ty<P3::t6> w8;
