// prelude: none
template<int N> struct sh { };
template<class T> constexpr int rk(T const &) { return sizeof(T); }
struct A { int v; constexpr int get() const { return 3; } constexpr operator int() const { return 4; } };
template<class T> void h(const T &a, T b) {
  sh<rk(a)> s1; sh<rk(b)> s2; sh<b.get()> s3; sh<a.get()> s4; sh<a> s5;
  static_assert(rk(a) == 4, ""); static_assert(a.get() == 3, "");
  constexpr int q = rk(a); constexpr int q2 = a.get();
  enum { e = rk(a) };
  if constexpr (a.get() == 3) {}
  switch (3) { case rk(a): break; }
  int arr[rk(a)];
}
void k(A a) { h(a, a); }
void k2(const A &a) {
  static_assert(rk(a) == 4, ""); static_assert(a.get() == 3, "");
  constexpr int q = rk(a); constexpr int q2 = a.get();
  enum { e = rk(a) };
  if constexpr (a.get() == 3) {}
  switch (3) { case rk(a): break; }
  int arr[rk(a)];
  noexcept(rk(a)); sizeof(rk(a)); 
}
const A &ra = *new A; extern const A &rb;
sh<ra.get()> s1; sh<rk(rb)> s2; 
struct B { const A &m; void f() { sh<rk(m)> q; sh<this->m.get()> q2; sh<rk(*this)> q3; } };
void k3(A *p) { sh<rk(*p)> q; sh<p->get()> q2; A &&r = static_cast<A&&>(*p); sh<rk(r)> q3; auto &x = *p; sh<x.get()> q4; A loc; A &rl = loc; sh<rk(rl)> q5; static A sl; A &rs = sl; sh<rk(rs)> q6; }
