// prelude: none
// flags: --c++17
// A number that depends on template parameters may be zero in an instance, and so a null pointer; a size is never zero.
void take(int *); void choose(int *); void choose(long);
enum E { e0 };
struct C { C(int *); };
template<class T, int I, bool B, E X, class... Ts> void f() {
  int *a = I;
  int *b(I - 1);
  const int n = I;
  void (*fp)() = I;
  int C::*member = I;
  decltype(nullptr) null = I;
  take(I);
  choose(I);
  C c(I);
  a = B, a = X, a = (int)X, a = -n, a = alignof(T), a = sizeof...(Ts), a = noexcept(T()), a = sizeof(T) - 1;
  a = sizeof(T);
  a = (int)sizeof(T);
  a = (float)I;
  int u = I;
  a = u;
  (void)(a == I);
}
template<int I> struct M { int *p = I; int *q; M() : q(I) {} };
M<0> m;
template<int I> struct S { static void *operator new(unsigned long) { return I; } static void operator delete(void *) { int *p = I; } };
void g() { new S<0>; }
