struct Y { static constexpr int ci = 4; enum { E = 3 }; enum F { G = 7 }; };
Y y; Y fn();
char c1{y.E}; char c4{y.ci}; int z[] = { y.ci, Y::E };
constexpr int k = y.E + y.ci; static_assert(y.G == 7, "");
template<int N> struct A { int v; }; A<y.E> a1; A<y.G> a2; A<(y.E + 1)> a3;
int f(Y &r, Y *q) { char d{r.E}; A<r.E> b{}; A<q->ci> b2{}; static_assert(r.E == 3, ""); return b.v + b2.v + d; }
constexpr int h(Y r) { return r.E + r.ci; } static_assert(h(Y()) == 7, "");
template<class T> struct TE { enum { v = sizeof(T), w }; static constexpr int s = 3;
  int m() { TE o; char c{o.v}; int a[o.v]; switch (m2()) { case o.v: ; } a[0] = c; return a[0] + o.w; }
  int m2() { A<this->s> q; q.v = 1; return this->v + s + this->w + q.v; } };
int u2 = TE<int>().m();
