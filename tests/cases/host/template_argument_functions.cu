// shows: functions as template arguments are named with the arguments that some mention of the function gives
// prelude: none
template<int (*)(int)> struct S {};
template<class T> struct W { static T f(T); template<class U> static U g(U); template<class U> void h(U); };
template<class T> T f(T);
template<class T> T f2(T, int = 0);
template<int N> int fi(int);
namespace n { template<class T> T f(T); template<class T> T f3(T); struct A { template<class U> static U g(U); template<class U> void h(U); }; }
template<void (n::A::*)(int)> struct M {};
template<int (&)(int)> struct R {};
template<class T, T (*)(T)> struct D {};
template<auto F> struct AU {};
struct K {}; template<K (*)(K)> struct SK { typedef int Y; };
K f(K); template<class T> T g1(T); template<class T> T g2(T); template<class T, class U> T g2(T, U); typedef int (*PF)(int);
void p1(S<&f> a, S<f> b, S<&n::f3> c, S<n::A::g> d, S<&n::A::g> e, M<&n::A::h> m, R<f> r, R<n::f3> r2);
S<&f> v1; S<f> v2; S<&n::f3> v3; S<n::A::g> v4; M<&n::A::h> v5; R<f> v6; D<int, f> v7; D<int, &f> v8;
AU<&f<int>> v9; S<&f<int>> v10; S<f<int>> v11; S<&W<int>::f> v12; S<&W<int>::g> v13;
SK<f>::Y y1; SK<&f>::Y y2;
template<int (*F)(int)> int tf() { return F(1); }
int use() { return tf<f>() + tf<&f>() + tf<&f<int>>() + tf<n::f3>() + tf<fi<3>>() + tf<&fi<3>>(); }
template<class T> void q(S<f> a, D<T, f> b, D<T, &f> c, D<int, f> d, D<int, &n::f3> e) { S<&f> s; D<T, &f> t; tf<f>(); tf<&f>(); tf<&n::f3>(); }

typedef S<f> TS; typedef S<&f> TS2; using TT = M<&n::A::h>;
struct B1 : S<f> {}; struct B2 : S<&n::f3> { };
static_assert(sizeof(S<&f>) == 1, ""); static_assert(sizeof(S<n::f3>) == 1, "");
void p3(S<g1>, S<&g1>, S<g2>, S<g1<int>>, S<&g2<int>>, S<(g1)>, S<&(g1<int>)>, S<(PF)g1>);
S<g1> w1; S<&g1> w2; S<g2> w3; S<&g2<int>> w4; S<g1<int>> w5;
