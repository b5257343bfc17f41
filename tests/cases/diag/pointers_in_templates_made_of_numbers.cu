// shows: pointers to something open that numbers initialize, which no instance allows; null pointer constants and what only an instantiation knows
// prelude: none
struct A {}; struct C { template<class T> operator T *(); }; enum E { e };
template<class T, int N> void f(int i, T t, double d, int *ip, A a) {
  T *a1 = 1; T *a2 = 1.5; T *a3 = true; T *a4 = i; T *a5 = e; T **a6 = 1.5; T *a7(1.5); T *a8 = d; T *a9 = 'a'; T (*b1)(int) = 1; T A::*b2 = 1; int T::*b3 = 1.5;
  T *c1 = 0; T *c2 = nullptr; T *c3 = t; T *c4 = C(); T *c5 = a; T *c6 = ip; T *c7 = T::k; T *c8 = (T *)1; T *c9(0); T d1 = 1.5; typename T::p d2 = 1.5; T *d3 = 0L; T *d4{};
}
