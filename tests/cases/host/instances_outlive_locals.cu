// shows: instances are spelled without what a function declares
// prelude: none
int anchor = 1; typedef long ptrdiff_t; struct tsp { long tv; };
template<class T> struct nl { static T max(); }; template<class T> struct n2 { static T max(); };
int f() { tsp ts; using s = decltype(ts.tv); n2<decltype(ts.tv)> q; return nl<decltype(ts.tv)>::max(); }
long h() { return nl<ptrdiff_t>::max(); } long k() { return nl<long>::max(); } nl<long> z; n2<long> y; n2<ptrdiff_t> x; long h2() { return n2<long>::max(); }
template<class X> struct fwd; template<class Y> struct fwd { friend void ff(fwd a, fwd<Y*> b) {} };
