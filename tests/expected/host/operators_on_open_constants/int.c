# 1 "operators_on_open_constants.cu"
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
# 4
struct It { int *p; bool operator==(const It &o) const { return (p) == (o.p); } It &operator++() { ++(p); return *this; } int &operator*() const { return *(p); } }; struct Co { It begin() const; It end() const; }; struct Ct { template< class T> bool operator==(const T &) const; friend inline bool operator==(const Ct &, int) { return true; } }; 
# 5
void f(bool); bool n1(Co c, It a, It b, Ct t) { for (It i = c.begin(); (i != (c.end())); ++i) { ; }  for (auto i = c.begin(); (i != (c.end())); ++i) { ; }  while ((a != b)) { (++a); }  do { ; } while ((a != b)); if ((a != b)) { ; }  for (; a == b;) { ; }  bool x = (a != b); bool y((a != b)); f((a != b)); (void)((a != b)); x = ((a != b)); x = (!((a != b))); x = (((a != b)) && ((b != a))); x = ((a != b)); auto z = (a != b); (a != b); int k = ((a != b)) ? 1 : 2; if ((t != (3))) { ; }  while (((3) == t)) { ; }  while (((3) != t)) { ; }  switch ((a != b)) { }  if (bool q = (a != b)) { ; }  for (; bool q = (a != b);) { ; }  auto l = [&]{ return ((a) != (b)); } ; typedef decltype(l) __T0;return (a != b); } 
# 6
template< class V> void t1(V v, Co c, It a, It b) { for (auto i = c.begin(); (i != (c.end())); ++i) { ; }  for (It i = c.begin(); (i != (c.end())); ++i) { ; }  while ((a != b)) { (++a); }  do { ; } while ((a != b)); if ((a != b)) { ; }  bool x = (a != b); f((a != b)); x = ((a != b)); auto z = (a != b); if (((a != b)) && v) { ; }  if (!((a != b))) { ; }  for (; v != b;) { ; }  if constexpr (sizeof(V) != (3)) { ; }  v((a != b)); return (a != b); } 
# 7
template< class V> bool t2(It a, It b) { return (a != b); } bool n2(It a, It b) { return ((a != b)); } 
# 8
template< class T, T m, T a, bool b = true> struct Mod { static T calc(T x); static T calc2(T x) { if (a == 1) { x %= m; } else { static const T q = m / a; static const T r = m % a; const T s = m / a; }  return x; } }; template< class T, T m, T a> struct Mod< T, m, a, false>  { static T calc(T x); static T calc2(T x) { static const T q = m / a; return x; } }; template< class T, T m, T a, bool b> T Mod< T, m, a, b> ::calc(T x) { if (a == 1) { x %= m; } else { static const T q = m / a; static const T r = m % a; const T s = m / a; T t = m / a; }  static const T q2 = m / a; return x; } template< class T, T m, T a> T Mod< T, m, a, false> ::calc(T x) { static const T q = m / a; const T s = m / a; T t = m / a; static const int i = m / a; return x; } 
# 9
template< class T, T a, T b> T f1() { static const T q = a / b; T t = a; T u = a + 1; T v = (-a); T w = a * b; auto z = a / b; int i = a / b; const int j = a / b; T k = a; T l(a / b); T m{a / b}; T &&r = a / b; const T &cr = a / b; return a / b; } 
# 10
template< class T, T a> T f2() { static const T q = a / 2; T u = a + 1; T v = (-a); T w = a * a; T x = (sizeof(T)); T y = ((a) ? 1 : 2); T z = a == 1; return u; } 
# 11
template< class T, T a, int n> T f3() { T q = a / n; T r = (n / 2); T s = (n); T t = (n + n); const T c = a / n; return q; } 
# 12
template< class T> struct S1 { template< T a, T b> static T f() { T q = a / b; const T r = a / b; static T s = a / b; return q; } }; 
# 13
template< class T, T a> struct S2 { T f() { T q = a / a; const T r = a / 2; static T s = a + 1; int i = a + 1; T arr[1] = {a + 1}; T p(a + 1); T o{a + 1}; auto au = a + 1; T n = (-a); T m = a; T l = a; T c = (a) ? a : 1; T e = a == 1; T g = sizeof(T) + a; T h = (a + 1) + 2; return q; } T m1 = a + 1; static const T m2 = (a + 1); static constexpr inline T m3 = (a + 1); enum { e = a + 1}; S2() : m1(a + 1) { } static T m4; template< class U> void h(U u) { T q = a + 1; U w = a + 1; T x = u + a; } }; 
# 14
template< class T, T a> T S2< T, a> ::m4 = a + 1; template< int n> struct S3 { void f() { int q = (n / 2); const int r = (n + 1); static const int s = (n + 1); int t((n + 1)); } template< class T> void g() { T q = (n + 1); T r = (n); } }; template< class T> struct S4 { static const T a = (3); void f() { T q = a + 1; T r = a; T s = S4< T> ::a + 1; const T t = (sizeof(T) * (2)); T u = (sizeof(T)); T v = (((T)1) + 1); T w = (1 + 1); T x = (1); T y = (((int)0) + 1); } template< T b> void g() { T q = b + 1; T r = a + b; } }; 

# 1 "operators_on_open_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__477096c1_30_operators_on_open_constants_cu_2af8bafe
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operators_on_open_constants.cudafe1.stub.c"
#include "operators_on_open_constants.cudafe1.stub.c"
# 1 "operators_on_open_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
