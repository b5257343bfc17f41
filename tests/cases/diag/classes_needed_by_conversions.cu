// prelude: none
// flags: --c++17
#define A1
template<class T> constexpr bool bad = T::nothing;
template<bool, class T = void> struct eif {}; template<class T> struct eif<true,T> { typedef T type; }; template<bool b, class T> using en = typename eif<b,T>::type; template<class I> struct C1 { template<bool B = true> en<bad<I> && B,int> m(); };
struct X {}; struct Y { Y(int); }; struct Z { Z(const Z&); Z(X*); }; template<class T> T&& dv();
void g(Y); void h(Z); void i(int); 
template<class T> struct W { W(T*); W(const W<T*>&); template<class Q> W(W<Q>); };
void k(W<int>);
#ifdef A1
int a = sizeof(g(dv<C1<X>>()), 1);
#endif
#ifdef A2
bool b = __is_convertible_to(C1<X>, Y);
#endif
#ifdef A3
template<class F, class T> struct isc { template<class U> static void aux(U); template<class A, class B, class = decltype(aux<B>(dv<A>()))> static char t(int); template<class, class> static int t(...); static const int v = sizeof(t<F,T>(0)); };
int c = isc<C1<X>, Y>::v;
#endif
#ifdef A4
template<class F, class T> struct isc { template<class U> static void aux(U); template<class A, class B, class = decltype(aux<B>(dv<A>()))> static char t(int); template<class, class> static int t(...); static const int v = sizeof(t<F,T>(0)); };
int c = isc<C1<X>, W<int>>::v;
#endif
#ifdef A5
template<class F, class T> struct isc { template<class U> static void aux(U); template<class A, class B, class = decltype(aux<B>(dv<A>()))> static char t(int); template<class, class> static int t(...); static const int v = sizeof(t<F,T>(0)); };
int c = isc<C1<X>, int>::v;
#endif
