// prelude: none
// flags: --c++17
template<class T> constexpr bool bad = T::nothing;
template<bool, class T = void> struct eif {}; template<class T> struct eif<true,T> { typedef T type; }; template<bool b, class T> using en = typename eif<b,T>::type; template<class I> struct C1 { template<bool B = true> en<bad<I> && B,int> m(); };
struct X {}; struct Y { Y(int); }; struct Z { Z(const Z&); Z(X*); }; template<class T> T&& dv();
void g(Y); void h(Z); void i(int); 
template<class T> struct W { W(T*); W(const W<T*>&); template<class Q> W(W<Q>); };
void k(W<int>);
int a = sizeof(g(dv<C1<X>>()), 1);
