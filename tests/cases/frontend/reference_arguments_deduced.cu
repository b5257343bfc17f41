// prelude: none
typedef unsigned long sz;
template<class T, sz N, T (&A)[N]> struct W { void f() {} };
template<class T, sz N, T (&L)[N], T (&R)[N]> void sw(W<T, N, L> &, W<T, N, R> &) {}
template<class T, sz N, T (&L)[N]> void one(W<T, N, L> &) {}
template<class T, sz N, T (*L)[N]> struct WP {}; template<class T, sz N, T (*L)[N]> void onep(WP<T, N, L> &) {}
int a[5], b[5];
void f() { W<int, 5, a> w; W<int, 5, b> v; one(w); sw(w, v); WP<int, 5, &a> p; onep(p); }
const int c5[3] = {1, 2, 3}; template<class T, const T &R> struct CR {}; template<class T, const T &R> void cr(CR<T, R>) {} extern const int ci; int mi;
template<class T, T &R> struct MR {}; template<class T, T &R> void mr(MR<T, R>) {} void fn(int); template<class R, class A, R (&F)(A)> struct FR {}; template<class R, class A, R (&F)(A)> void fr(FR<R, A, F>) {}
void g() { cr(CR<int, ci>{}); cr(CR<int, mi>{}); mr(MR<int, mi>{}); fr(FR<void, int, fn>{}); }
extern const int ck; const int ck = 3; void k() { mr(MR<const int, ck>{}); } template<class T, T &R> struct X2; template<auto &R> struct AX {}; template<class T, T &R> void ax(AX<R>) {} void k2() { ax(AX<mi>{}); ax(AX<ck>{}); }
