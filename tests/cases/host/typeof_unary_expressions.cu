// prelude: none
// flags: --c++17
// What stands behind typeof is a unary-expression, in parentheses or not.
int pi[3]; int x = 1; struct S { int m; S* p; } s; int f();
template<class T> void g(T t) { typeof t y; typeof t.m z; typeof (t) w; typeof *t.p v; }
typeof x gx; typeof s.m gm; typeof f() gf; typeof &x gp = 0; typeof *&x gq = x; typeof pi[1] gr = x; static typeof x gs; const typeof x gc = 1; typeof s.p->m gt; typeof sizeof x gu; typeof -x gn; __typeof__ x gg; typeof x typeof_f(typeof x a, typeof(x) b);
void h() { g(s);  typeof pi[x] y = x; typeof x z; y = 1; z = y; __typeof__ pi[x] w = y; typeof (x) q; (void)q; (void)w; (void)z; unsigned n = sizeof(typeof x); (void)(typeof x)3;  }
struct M { typeof x y; typeof(x) z; static typeof x s; }; typeof x M::s; using U = typeof x; typedef typeof f() V; template<class T = typeof x> struct W {}; W<typeof x> wx;
int pj[3]; struct S2 { int m; } s2, *sp2; typeof(pj)[0] pa; typeof(s2).m sa; typeof(sp2)->m sb; typeof(x) *k1; typeof(x) &k2 = x; typeof(x)++ k3; void loc() { typeof(s2).m a = 1; typeof pj[0] b = a; (void)b; }
