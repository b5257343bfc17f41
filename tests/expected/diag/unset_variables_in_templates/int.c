# 1 "unset_variables_in_templates.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1

#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 3
struct X { int x, y; }; 
# 4
template< class T> void f1(T &r) { int m; m++; int n; r.x(n); n++; int o; r = o; int p; r += p; int q = ((T)1); int t; (void)t; int *c; r.x(c); (*c) = 1; int i; r >> i; i++; int j; j = r; j++; } 
# 5
template< class T> void f2(T &r) { T a; a.b(); T b; T c = b; T d; d++; T *e; e->x(); T *h; (*h) = r; T *i; (i[0]) = 1; T k[3]; (k[0]) = r; int m; T q(m); int n; T s{n}; int o; (void)(static_cast< T>(o)); int p; int u = (sizeof p); } 
# 6
template< class T> void f3(T x) { int a; if (x) { a = 1; }  int b = a; int c; while (x) { c++; }  for (int i; i < 3; i++) { }  int e; do { e = 1; } while (e); int f; auto l = [f]{ } ; int h; int n; n = (n + 1); int o, p = o; int q; throw q; } 
# 7
template< class T> struct S { void m() { int i; i++; int *p; (*p) = 1; } template< class U> void n(U u) { int i; i = (i + u); int *p; (*p) = u; U *q; (*q) = u; } S *s; void o(T &r) { S c; (c.s) = 0; S *d; (d->s) = 0; S< int>  *e; e->m(); } }; 
# 8
template< class T> void f4(T x) { int a; int b = a + x; int g; auto h = g; int i; auto &j = i; int k; const T &l = k; k++; struct { int z; } m; (m.z)++; int n[3]; (n[0])++; int t; t = (!t); int u; u = (-u); } 
# 9
template< class T> void f5(T &r) { bool b; if (b) { ; }  bool c; if (!c) { ; }  bool d; if (r && d) { ; }  bool e; if (e && r) { ; }  int x; int y = (r) ? x : 1; int q; r[q]; int t; (t) ? r : r; const int *cp; r.f(*cp); long l = l; X v; X w = v; X *px; (px->x) = 1; X *py; r.f(py->x); X s; r.f(s); (s.x)++; X z; (z.x)++; } 
# 10
template< class T> int b5(T &r) { int i; return i + 1; } template< class T> int b6(T &r) { int i; return i; } template< class T> int b7() { int l; int &m = l; l++; int n; int *o = &n; n++; int x; __asm__("" : "=r" (x) :); x++; int v = n; return v; } 
# 11
auto gl = [](auto r) { int i; i++; int j; r = j; int *p; (*p) = 1; auto *q = p; } ; typedef decltype(gl) __T0;int use(X &x) { S< int> ().m(); return b6(x) + b7< int> (); } 

# 1 "unset_variables_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__134ce4cc_31_unset_variables_in_templates_cu_333fef3e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unset_variables_in_templates.cudafe1.stub.c"
#include "unset_variables_in_templates.cudafe1.stub.c"
# 1 "unset_variables_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
