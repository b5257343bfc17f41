// prelude: none
// flags: --c++20
struct P { int x; }; struct E : P { int y; }; struct A { P p; int i; }; struct X { X(int); }; struct N { X x; };
template<class T> T&& dv();
template<class F, class T, class = decltype(static_cast<T>(dv<F>()))> constexpr char sc(int) { return 1; } template<class F, class T> constexpr int sc(...) { return 2; }
template<class F, class T, class = decltype(T(dv<F>()))> constexpr char fc(int) { return 1; } template<class F, class T> constexpr int fc(...) { return 2; }
template<class F, class T, class = decltype((T)dv<F>())> constexpr char cc(int) { return 1; } template<class F, class T> constexpr int cc(...) { return 2; }
template<int N, int M, int K> struct V; 
template<class F, class T> using R = V<sizeof(sc<F,T>(0)), sizeof(fc<F,T>(0)), sizeof(cc<F,T>(0))>;
R<P,E> a1; R<P,A> a2; R<X,N> a4; R<int,N> a5; R<E,P> a6; R<P,X> a7; R<const P&,E> a8; R<P, E&&> a9; R<P, const E&> b1; R<int, P> b3;
