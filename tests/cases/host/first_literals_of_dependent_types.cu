// shows: literals among template arguments, as the first mention of a type has them: dependent types
// flags: --c++17
// prelude: none
typedef unsigned long size_t_; template<class T, size_t_ N> struct A {}; template<class T, unsigned long N> struct B {}; template<unsigned long N, class T> struct V; template<unsigned long N, class T> struct W { T x; };
template<class T> struct P { A<T, 1> d; void f(A<T, 2>); template<class U> void g(A<U, 1>, A<T, 2>, B<U, 3>); template<class U> B<U, 2> h(); V<1, T> *p; template<class U> void k(V<2, U> &, W<2, U>, W<3, T>); template<class U> P(V<2, U> &); };
template<class T> struct P<T *> { A<T, 1> d; void f(A<T, 2>); template<class U> void g(A<U, 1>, A<T, 2>, B<U, 3>); template<class U> B<U, 2> h(); V<1, T> *p; template<class U> void k(V<2, U> &, W<2, U>, W<3, T>); template<class U> P(V<2, U> &); };
template<> struct P<int> { template<class U> void g(A<U, 1>, B<U, 3>); V<1, int> *p; template<class U> void k(V<2, U> &, W<2, U>); };
template<class T> struct V<1, T> { A<T, 1> d; void f(A<T, 2>, V<2, T> *); template<class U> void g(A<U, 1>, A<T, 2>, B<U, 3>); template<class U> B<U, 2> h(); V<1, T> *p; V<3, T> *q; template<class U> void k(V<2, U> &, W<2, U>, W<3, T>); template<class U> V(const V<1, U> &); template<class U> V &operator=(const V<1, U> &); };
template<class T> struct V<2, T> { template<class U> void k(V<2, U> &, W<2, U>, W<3, T>, V<3, T> *); void z(V<2, T> &, V<1, T> &); };
template<class T> struct W<2, T> { template<class U> void k(V<2, U> &, W<2, U>, W<3, T>, V<3, T> *, A<U, 1>); void z(V<2, T> &, V<1, T> &); struct In { template<class U> void k(W<2, U> &, A<U, 1>, A<T, 2>); W<3, T> *q; }; };
template<class T> template<class U> void P<T>::g(A<U, 1>, A<T, 2>, B<U, 3>) {} template<class T> template<class U> void P<T *>::g(A<U, 1>, A<T, 2>, B<U, 3>) {} template<class T> template<class U> void V<1, T>::k(V<2, U> &, W<2, U>, W<3, T>) {} template<class T> void V<1, T>::f(A<T, 2>, V<2, T> *) {} template<class T> template<class U> void W<2, T>::k(V<2, U> &, W<2, U>, W<3, T>, V<3, T> *, A<U, 1>) {}
struct S { template<class U> void k(V<2, U> &, W<2, U>, A<U, 1>); template<class U> struct In { void f(A<U, 1>); template<class X> void g(A<X, 1>, A<U, 2>); }; template<class U> struct In<U *> { void f(A<U, 1>); template<class X> void g(A<X, 1>, A<U, 2>); }; };
template<class T, unsigned long N> struct B1 { T x; };
template<class T, unsigned long N> struct A1 { T x; static int s; };
template<class T> struct P1 { A1<T, 1> d; B1<T, 2> m() { A1<T, 1> x; B1<T, 2> y; return y; } A1<T, 3> e; template<class U> void g(A1<T, 1>, A1<T, 4>, A1<U, 5>) { A1<T, 4> q; A1<T, 1> r; A1<U, 5> s; A1<U, 6> t; } A1<T, 4> h; B1<T, 5> i; static A1<T, 6> j(B1<T, 5>, A1<T, 7> = A1<T, 7>()); };
template<class T> A1<T, 1> f1(A1<T, 1>, B1<T, 2>) { A1<T, 1> x; B1<T, 2> y; return x; } template<class T> A1<T, 1> f2(A1<T, 1>); template<class T> A1<T, 1> f2(A1<T, 1> a) { return a; }
template<class T, class U = A1<T, 1>> struct R : A1<T, 1>, B1<T, 2> { A1<T, 1> a; B1<T, 2> b; U u; R() : A1<T, 1>(), B1<T, 2>() {} void m() { A1<T, 1>::x = 3; this->B1<T, 2>::x = 4; } }; template<class T> struct R<T, A1<T, 2>> { A1<T, 2> a; A1<T, 3> b; void m(A1<T, 2>, A1<T, 3>) {} };
