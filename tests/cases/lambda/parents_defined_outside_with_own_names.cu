// shows: parents of extended lambdas that are defined with other template parameters than they are declared with
// prelude: mini
// flags: --extended-lambda
template<class F> __global__ void run(F f) { f(); }
template<class A, int N = 3> struct C { void m(A a); template<class B> void t(A a, B b); static void s(A a); struct In { void z(A); template<class Q> void y(Q); }; operator A(); C &operator=(A); template<class U> struct IT { void w(U, A); }; };
template<class X, int M> void C<X, M>::m(X a) { run<<<1,1>>>([=] __device__ { (void)a; }); }
template<class X, int M> template<class Y> void C<X, M>::t(X a, Y b) { run<<<1,1>>>([=] __device__ { (void)a; (void)b; }); }
template<class X, int M> void C<X, M>::s(X a) { run<<<1,1>>>([=] __device__ { (void)a; }); }
template<class X, int M> void C<X, M>::In::z(X a) { run<<<1,1>>>([=] __device__ { (void)a; }); }
template<class X, int M> template<class Y> void C<X, M>::In::y(Y a) { run<<<1,1>>>([=] __device__ { (void)a; }); }
template<class X, int M> C<X, M>::operator X() { X x{}; run<<<1,1>>>([=] __device__ { (void)x; }); return x; }
template<class X, int M> C<X, M> &C<X, M>::operator=(X x) { run<<<1,1>>>([=] __device__ { (void)x; }); return *this; }
template<class X, int M> template<class Y> void C<X, M>::IT<Y>::w(Y y, X x) { run<<<1,1>>>([=] __device__ { (void)x; (void)y; }); }
template<class> struct D { void m(); template<class> void t(); }; template<class T> void D<T>::m() { run<<<1,1>>>([] __device__ { }); } template<class T> template<class U> void D<T>::t() { run<<<1,1>>>([] __device__ { }); } template<class, int> struct D2 { void m() { run<<<1,1>>>([] __device__ { }); } };
template<class T, class = void> struct E { void m(T); }; template<class U> struct E<U *> { void m(U *); template<class W> void n(W); }; template<class V> void E<V *>::m(V *v) { run<<<1,1>>>([=] __device__ { *v = 0; }); } template<class V> template<class Z> void E<V *>::n(Z v) { run<<<1,1>>>([=] __device__ { (void)v; }); }
template<class U> struct E<U[3], int> { void m(U u) { run<<<1,1>>>([=] __device__ { (void)u; }); } }; template<> void C<char, 1>::m(char c) { run<<<1,1>>>([=] __device__ { (void)c; }); } template<> template<class K> void C<char, 2>::t(char c, K k) { run<<<1,1>>>([=] __device__ { (void)c; (void)k; }); } template<> template<> void C<char, 3>::t(char c, long k) { run<<<1,1>>>([=] __device__ { (void)c; (void)k; }); }
template<class... Ts> struct V { void m(Ts... ts); }; template<class... Us> void V<Us...>::m(Us... us) { run<<<1,1>>>([] __device__ { return sizeof...(Us); }); } template<template<class> class TT, int... Is> struct W { void m() { run<<<1,1>>>([] __device__ { return sizeof...(Is); }); } };
int main() { C<int> c; c.m(1); c.t(1, 2); C<int>::s(1); C<int>::In().z(1); C<int>::In().y(1); int q = c; c = 3; D<int>().m(); D<int>().t<int>(); D2<int, 3>().m(); E<int*>().m(0); E<int*>().n(0); V<int, char>().m(1, 'a'); W<D, 1, 2>().m(); }
