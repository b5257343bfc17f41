// prelude: none
// Return types that trail, in notes
template<class A> A* p(A*); template<class A> auto f1(A a, A) -> decltype(a.x); template<class A> auto f1(A a, A, A) -> decltype((a.x)); template<class A> auto f1(A a, A, A, A) -> decltype(a + 1); template<class A> auto f1(A a, A, A, A, A) -> decltype(p(a)); 
template<class A> auto f2(A a, A) -> decltype(a); template<class A> auto f2(A a, A, A) -> decltype(A::x);  template<class A> auto f2(A a, A, A, A, A) -> decltype(sizeof(a)); 
template<class A> auto f3(A a, A) -> decltype(new A); template<class A> auto f3(A a, A, A) -> decltype(a->x); template<class A> auto f3(A a, A, A, A) -> decltype(a[1]); template<class A> auto f3(A a, A, A, A, A) -> decltype(a.f()); 
template<class A> auto f4(A a, A) -> decltype(a(1)); template<class A> auto f4(A a, A, A) -> decltype(a = a); template<class A> auto f4(A a, A, A, A) -> decltype((int)a); template<class A> auto f4(A a, A, A, A, A) -> decltype(*a); 
template<class A> auto f5(A a, A) -> decltype(a ? 1 : 2); template<class A> auto f5(A a, A, A) -> decltype(!a)*; template<class A> auto f5(A a, A, A, A) -> decltype(1, a.x); template<class A> auto f5(A a, A, A, A, A) -> decltype(++a); 
template<class A> auto f6(A a, A) -> decltype(static_cast<A>(a));  template<class A> auto f6(A a, A, A, A) -> const decltype(a.x); template<class A> auto f6(A a, A, A, A, A) -> decltype(a++); 
template<class A> decltype(a.x) g(A a); template<class A> decltype(p<A>(0)) g(A a, int);
void f() { f1(1); f2(1); f3(1); f4(1); f5(1); f6(1); }
