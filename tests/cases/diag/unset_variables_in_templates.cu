// shows: variables without values that templates use, where that does not depend on their parameters
// prelude: none
struct X { int x, y; };
template<class T> void f1(T& r) { int m; m++; int n; r.x(n); n++; int o; r = o; int p; r += p; int q = T(1); int t; (void)t; int* c; r.x(c); *c = 1; int i; r >> i; i++; int j; j = r; j++; }
template<class T> void f2(T& r) { T a; a.b(); T b; T c = b; T d; d++; T* e; e->x(); T* h; *h = r; T* i; i[0] = 1; T k[3]; k[0] = r; int m; T q(m); int n; T s{n}; int o; (void)static_cast<T>(o); int p; int u = sizeof(p); }
template<class T> void f3(T x) { int a; if (x) a = 1; int b = a; int c; while (x) c++; for (int i; i < 3; i++) {} int e; do { e = 1; } while (e); int f; auto l = [f] { }; int h; int n; n = n + 1; int o, p = o; int q; throw q; }
template<class T> struct S { void m() { int i; i++; int* p; *p = 1; } template<class U> void n(U u) { int i; i = i + u; int* p; *p = u; U* q; *q = u; } S* s; void o(T& r) { S c; c.s = 0; S* d; d->s = 0; S<int>* e; e->m(); } };
template<class T> void f4(T x) { int a; int b = a + x; int g; auto h = g; int i; auto& j = i; int k; const T& l = k; k++; struct { int z; } m; m.z++; int n[3]; n[0]++; int t; t = !t; int u; u = -u; }
template<class T> void f5(T& r) { bool b; if (b) ; bool c; if (!c) ; bool d; if (r && d) ; bool e; if (e && r) ; int x; int y = r ? x : 1; int q; r[q]; int t; t ? r : r; const int* cp; r.f(*cp); long l = l; X v; X w = v; X* px; px->x = 1; X* py; r.f(py->x); X s; r.f(s); s.x++; X z; z.x++; }
template<class T> int b5(T& r) { int i; return i + 1; } template<class T> int b6(T& r) { int i; return i; } template<class T> int b7() { int l; int& m = l; l++; int n; int* o = &n; n++; int x; asm("" : "=r"(x)); x++; int v = n; return v; }
auto gl = [](auto r) { int i; i++; int j; r = j; int* p; *p = 1; auto* q = p; }; int use(X& x) { S<int>().m(); return b6(x) + b7<int>(); }
