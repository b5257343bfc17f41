// shows: members that an instantiation finds, as initializers
// flags: -w
// prelude: none
template<class T> struct B { T c; T *p; };
template<class T> struct I : B<T> { };
template<class T> T gf(T);
template<class T> struct X { using st = typename T::st; typedef T *pt; I<T> mem; T tm;
 void f1(I<T> it, T t, T *tp, I<T> *ip, typename T::q d, const T &cr) { auto au = T::f(); auto ai = it; auto aj = I<T>(); auto ak = t; decltype(t.z) dz = t.z;
  int a1 = it.c; int a2 = t.c; int a3 = tp->c; int a4 = ip->c; int a5 = d.c; int a6 = au.c; int a7 = ai.c; int a8 = aj.c; int a9 = ak.c; int aa = mem.c; int ab = tm.c; int ac = this->mem.c; int ad = gf(t).c; int ae = t.x.y; int af = au.x.y; int ag = (*tp).c; int ah = (*au).c; int ai2 = au[1].c; int aj2 = t[1].c; int ak2 = T().c; int al = dz.c; int am = cr.c; int an = T::g().c; int ao = it.x.y; int ap = t.f().y; int aq = this->nope; int ar = I<T>().c; int as = static_cast<T>(t).c; int at = (t + 1).c; int av = (-t).c; int aw = au.f().c; int ax = mem.x.c;
  st b1 = it.c; st b2 = t.c; st b6 = au.c; T c1 = it.c; T c2 = t.c; T c6 = au.c; pt d1 = it.p; pt d2 = t.p; pt d6 = au.p; auto e1 = it.c; auto e2 = t.c; auto e6 = au.c; I<T> g1 = it.c; I<T> g2 = t.c; I<T> g6 = au.c; const int h1 = it.c; const int h2 = t.c; const int h6 = au.c; const auto i1 = it.c; const auto i6 = au.c; static int j1 = it.c; static int j6 = au.c; const T k2 = t.c; const T k6 = au.c; }
};
template<class T> void nf(I<T> it, T t) { auto au = T::f(); int a1 = it.c; int a2 = t.c; int a6 = au.c; auto e2 = t.c; auto e6 = au.c; for (int q = au.c; q;) ; if (int z = au.c) ; auto l = [&] { int m = au.c; int n = t.c; }; auto l2 = [](auto p) { int m = p.c; T q = p.c; }; for (auto &el : t) { int m = el.c; T n = el.c; } }
int anchor = 1;
