// prelude: none
// A pointer to a function is taken for one to void, with a warning, where there is no other choice.
void g(const volatile void*);
void g2(void*);
void o(void*);
void o(...);
int fn(int);
typedef int F(int);
template<class T> auto t(T* p) -> decltype(g2(0), (T*)p, 1);
struct M { void m(void*); static void s(const void*); };
void f(F* p, M m) {
  g(p);
  g2(p);
  g(fn);
  g2(&fn);
  m.m(p);
  M::s(fn);
  (*&g)(fn);
  o(p);
  void* v = p;
  const void* cv = p;
  v = p;
  v = (void*)p;
  v = static_cast<void*>(p);
}
void* r(F* p) { return p; }
