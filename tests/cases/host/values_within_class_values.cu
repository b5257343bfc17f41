// flags: --c++20
// prelude: none
// shows: values of every type within a class value among template arguments: casts, braces and addresses.
struct P { int a, b; }; int arr[4]; struct SS { int m, n; P p; } ss; int gf(int); enum E { e0, e1 }; enum class F : char { f0 = 'x' };
template<auto v> struct K { template<auto w> struct M { }; }; template<class T> struct id { using type = T; }; template<class T> constexpr T cp(T t) { return t; } 
struct All { float f; double d; long double ld; bool b; char c; short s; long l; unsigned long long u; E e; F ff; const char *n; int *q; const int *r; int P::*pm; int P::*pn; int (*fp)(int); P p; P pa[2]; };
constexpr All mk() { return All{1.5f, -2.25, 3.0L, true, 'z', -3, 4, 5, e1, F::f0, nullptr, &arr[0], &arr[2], &P::b, nullptr, gf, {1, 2}, {{3, 4}, {5, 6}}}; }
K<mk()> k1;
struct B0 { int x; }; struct B1 { int y; }; struct D : B0, B1 { int z; }; constexpr D md() { return D{{1}, {2}, 3}; } K<md()> k2;
struct Em { }; constexpr Em me() { return {}; } K<me()> k3; struct DE : Em { int q; }; constexpr DE mde() { return DE{{}, 4}; } K<mde()> k4;
union U { int i; float f; }; constexpr U mu() { return U{7}; } K<mu()> k5; struct HU { U u; union { int an; char ac; }; }; constexpr HU mhu() { HU h{{8}, {9}}; return h; } K<mhu()> k6;
struct Pt { const int *p; const P *q; }; constexpr Pt mp() { return Pt{&ss.n, &ss.p}; } K<mp()> k7; constexpr Pt mp2() { return Pt{&ss.p.b, nullptr}; } K<mp2()> k8;
struct Rf { const int &r; int (&fr)(int); const int (&ar)[4]; }; constexpr Rf mr() { return Rf{arr[1], gf, arr}; } K<mr()> k9;
K<cp(1.5f)> f1; K<cp(2.5)> f2; K<cp(-3.0)> f3; K<cp(1e30)> f4; K<cp(0.1)> f5; K<cp(1.0L)> f6; K<cp(0.0)> f7; K<1.0/3> f8; K<__builtin_inf()> f9; K<__builtin_nan("")> f10; K<-0.0> f11;
template<double d> int fd() { return 1; } 
template<auto v> int fa() { return 1; } int i2 = fa<1.5>() + fa<2.5f>() + fa<cp(3.5)>() + fa<&arr[1]>() + fa<&ss.n>() + fa<gf>() + fa<&P::a>() + fa<nullptr>() + fa<(int*)nullptr>() + fa<cp(&arr[3])>() + fa<arr>();
K<&arr[1]> p1; K<&ss.n> p2; K<cp(&arr[3])> p3; K<arr> p4; K<cp(&ss)> p5; K<cp(&gf)> p6; K<cp(&P::a)> p7; K<cp((int *)nullptr)> p8; K<cp((int P::*)nullptr)> p9; K<(int P::*)nullptr> p10;
template<class T> struct Arr { T t[3]; }; constexpr Arr<P> ma() { return {{{1,2},{3,4}}}; } K<ma()> m1; constexpr Arr<bool> mb() { return {{true}}; } K<mb()> m2; constexpr Arr<char> mc() { return {"a"}; } K<mc()> m3; constexpr Arr<wchar_t> mw() { return {L"a"}; } K<mw()> m4;
template<auto v> struct G { }; template<auto v> void dd(G<v>) { struct L { }; G<v> l; }
