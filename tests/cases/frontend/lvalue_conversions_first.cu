// prelude: none
struct V { V(); V(const V &); int x; }; struct O; struct V2 { V2(const O &); int y; };
struct O { operator V&() const; operator V2&() const; };
struct D : V { }; struct OD { operator D&(); }; struct OC { operator const V&() const; operator V() const; }; struct OI { operator int&(); operator long(); };
void a(const V &); void b(const V2 &); void c(V2); void d(const int &); void e(const long &);
int *g(V &); long *g(const V &); template<class> struct sh;
void f(O o, OD od, OC oc, OI oi) { a(o); b(o); a(od); a(oc); d(oi); e(oi); const V &r = o; const V2 &r2 = o; const V &r3 = oc; const int &r4 = oi; sh<decltype(g(o))> *p; sh<decltype(g(od))> *q; int *z = g(o), *y = g(od); long *w = g(oc); V vv(o); V2 v2 = o; }
