# 1 "constant_variables_in_initializers.cu"
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
typedef long ss; 
# 4
template< class T> struct S { 
# 5
typedef long dt; 
# 6
T *first; T *last; 
# 7
int g(int); 
# 8
template< class I> void f(I a, I b, T *p, int n) { 
# 9
const ss len = b - a; 
# 10
const ss pend = (last) - (first); 
# 11
const ss p2 = p - (first); 
# 12
const ss p3 = p - p; 
# 13
const ss p4 = n - 1; 
# 14
const ss p5 = (len - (1)); 
# 15
const ss p6 = p4 - (1); 
# 16
const ss p7 = pend + p4; 
# 17
const T *nx = first; 
# 18
const T *const nx2 = first; 
# 19
const dt q = ((dt)len) - p4; 
# 20
const dt q2 = ((dt)p3) - p4; 
# 21
const auto q3 = p3 - p4; 
# 22
const int r = g(n); 
# 23
const int r2 = (n) ? 1 : 2; 
# 24
const bool r3 = n == 1; 
# 25
const bool r4 = a == b; 
# 26
const bool r5 = r3 && r4; 
# 27
const bool r6 = !r3; 
# 28
const bool r7 = r3; 
# 29
const int r8 = (sizeof(T)); 
# 30
const int r9 = r8; 
# 31
const int r10 = (r8 + 1); 
# 32
const int r11 = -n; 
# 33
const T r12 = T() + n; 
# 34
const int r13 = n + ((int)len); 
# 35
static const int r14 = n - 1; 
# 36
int r15 = n - 1; 
# 37
const int &r16 = n; 
# 38
const int r17(n - 1); 
# 39
const int r18{n - 1}; 
# 40
const double r19 = (1) - ((2) / ((double)n)); 
# 41
for (const ss z = b - a; ;) { const ss y = (last) - (first); }  
# 42
} 
# 43
}; 
# 44
template< class T> void h(T *first, T *last, int n) { 
# 45
const ss pend = last - first; 
# 46
const ss p4 = n - 1; 
# 47
const T *nx = first; 
# 48
const ss q = pend - p4; 
# 49
} 
# 50
constexpr double eps() { return (1.0); } constexpr int ci() { return 1; } double nce(); struct NL { static constexpr double e() { return 1; } }; 
# 51
template< class T> struct It2 { T *p; typedef long d; }; template< class T> long operator-(const It2< T>  &, const It2< T>  &); 
# 52
template< class T> struct B2 { T *pbase(); }; 
# 53
template< class T> struct S2 : public B2< T>  { 
# 54
typedef long dt; typedef unsigned long st; typedef It2< T>  iterator; iterator start; st size(); 
# 55
void f(int n, iterator pos, T t) { 
# 56
const double a1 = (((1) - eps()) / (2)); const double a2 = eps(); double a3 = ((1) - eps()) / (2); const int a4 = ((1 - ci()) / 2); const int a5 = ci(); int a6 = 1 - ci(); const double a7 = (1) - nce(); const auto a8 = ((1) - eps()); const float a9 = ((1) - eps()); const double a10 = ((1) - NL::e()); const double a11 = ((1.0) - (2)); static const double a12 = ((1) - eps()); const double a13(((1) - eps())); constexpr double a14 = ((1) - eps()); double a15((1) - eps()); a15 = ((1) - eps()); const double a16 = (a1 + (1)); const double a17 = a16; double a18 = (a1 + (1)); const int a19 = (a4 + 1); int a20 = (a4 + 1); 
# 57
T *const p1 = this->pbase(); const T *const p2 = this->pbase(); const long p3 = (p2 - p1); const T *p4 = (p1); T *p5 = p1; long p6 = (p2 - p1); const T *const p7 = (p1); T *p8 = (p1 + 1); T *const p9 = p1; T *p10 = p1 + n; const T *p11 = p2; p4 = p1; 
# 58
const dt e1 = pos - (start); const st len = size(); const st e0 = size(); const dt e2 = (((dt)len) - e1); const dt e3 = ((dt)n) - e1; const dt e4 = e1; const dt e5 = n - e1; const dt e6 = (len - e1); const dt e7 = e0 - n; dt e8 = n - e1; e8 = (n - e1); (g)(n - e1); (g)(p2 - p1); if (n - e1) { return; }  
# 59
const double d1 = t; const double d2 = (d1 + (1)); double d3 = (d1 + (1)); const double d4 = d1; const float d5 = (d1); double d6 = d1 * n; const T k1 = t; const T k2 = k1 + 1; double k3 = k1; const bool b1 = pos == (start); bool b2 = b1 && n; const bool b3 = b1 && n; const bool b4 = (!b1); 
# 60
} 
# 61
static void g(long); 
# 62
}; 
# 63
int gi; int ga[3]; 
# 64
template< class T> void f8(int n, T t) { 
# 65
const double c1 = (1.5); double c2 = (c1 + (1)); const double c3 = c1; const float c4 = (c1); float c5 = (c1 * (2)); 
# 66
int *const p1 = (&gi); int *p2 = p1 + 1; const int *p3 = (p1); int *const p4 = (ga); const int *p5 = (p4); int *p6 = p4 + 1; int *const p7 = (0); int *p8 = p7; const int *p9 = (p7); const char *const s1 = ("abc"); const char *s2 = s1; const void *s3 = s1; 
# 67
const T t1 = (T()); const T *const p10 = (&t1); const void *p11 = (p10); const double q1 = (sizeof(T)); double q2 = (q1 + (1)); const float q3 = (q1); const double q4 = (T()); double q5 = q4 + n; double q6 = (q4 + (1)); 
# 68
T *const r1 = (&t); const T *r2 = (r1); const void *r3 = (r1); void *r4 = (r1); T *r5 = (r1 + 1); T &r6 = *r1; bool r7 = (r1); bool r8 = (r1 == 0); long r9 = ((long)r1); T *const r10 = ((T *)0); const T *r11 = (r10); if (r1 == r10) { return; }  g(r1 - r10); const T *r12((r1)); const T *r13{(r1)}; const T *r14; r14 = r1; r14 = (r1 + 1); T *const &rr = r1; static const T *rs = (r1); return h(r1 + 1); 
# 69
} 
# 70
int h2(int n) { 
# 71
const double c1 = (1.5); double c2 = (c1 + (1)); const double c3 = c1; const float c4 = (c1); float c5 = (c1 * (2)); 
# 72
int *const p1 = (&gi); int *p2 = (p1 + 1); const int *p3 = (p1); int *const p4 = (ga); const int *p5 = (p4); int *p6 = (p4 + 1); int *const p7 = (0); int *p8 = p7; const int *p9 = (p7); const char *const s1 = ("abc"); const char *s2 = s1; const void *s3 = s1; return 0; 
# 73
} 
# 74
template< class T> const T *ret(T *a) { T *const r1 = a + 1; return r1; } 
# 75
template< class T> const double ret3(T *a) { const double r1 = *a; const double r2 = (2.5); if (a) { return r2; }  return r1 + (1); } 
# 76
template< class T> void f9(int n, T t) { int *a = ga + 1; int *b = (&gi) + 1; int *c = &(ga[1]); int *d = (&(ga[1])) + 1; int *const e = (ga + 1); int *const g = e; int *h = g + 1; int *i = e + n; static int *j = (ga + 1); long k = ((&(ga[2])) - (&(ga[1]))); int *const ff = (0); int *l = ff + 1; int *m = ((int *)0) + 1; bool o = (ff == (0)); bool q = (e == (0)); bool r = (!ff); const int *s = e + 1; T *u = (((T *)0) + 1); T *v = (T *)(e + 1); } 

# 1 "constant_variables_in_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e40a426e_37_constant_variables_in_initializers_cu__Z2h2i
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_variables_in_initializers.cudafe1.stub.c"
#include "constant_variables_in_initializers.cudafe1.stub.c"
# 1 "constant_variables_in_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
