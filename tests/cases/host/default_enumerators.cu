// shows: default arguments that are enumerators name the first one with their value
// flags: --c++17
// prelude: none
enum Q { packed_highp, packed_mediump, highp = packed_highp, mediump = packed_mediump, defaultp = highp };
enum class EC { a, b, c = a, d = b };
template<int L, class T, Q q = defaultp> struct vec; template<class T, Q q = mediump> struct w1 {}; template<Q q = highp> void f1() {} template<EC e = EC::c> struct w2 {}; template<Q q = defaultp> using al = vec<1, int, q>; template<Q q = defaultp, int n = mediump> int vt = 3; template<int n = mediump, int m = defaultp + 1, unsigned u = highp> struct w3 {}; template<class T = w1<int, mediump>> struct w4 {}; w1<int, mediump> v1; w1<int> v2; vec<2, int, highp> *v3; vec<2, int, defaultp> *v4; w2<EC::c> v5; w2<EC::d> v6; template<template<Q = mediump> class TT> struct w5 {}; template<class T> struct D { template<Q q = mediump> struct I {}; vec<1, T, mediump> *p; }; template<class T, class U = w1<T, mediump>, Q q = (Q)0, Q r = (Q)1, Q s = Q(2)> struct w6 {};
void g1(Q q = defaultp, int n = mediump, EC e = EC::c); void g2() { Q q = defaultp; const Q cq = mediump; w1<int, cq> x; f1<mediump>(); f1<cq>(); switch (q) { case highp: break; case mediump: break; } static_assert(cq == mediump, ""); } Q ga[] = {defaultp, mediump};
