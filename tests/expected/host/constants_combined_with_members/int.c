# 1 "constants_combined_with_members.cu"
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
template< class T, int N> struct M { static constexpr inline int k = (N * 2); T *tp; int *ip; int n; T t; char *cp; void f() { auto a = ((tp) + k); auto b = (ip) + k; auto c = ((n) + k); auto d = (t) + k; auto e = (cp) + k; T *g = ((tp) + k); int *h = (ip) + k; int i = N; auto j = (i * k); int *lp = ((int *)N); auto l = lp + k; auto m = (i + k); float fl = (N); auto o = (fl * k); long ll = n; auto q = (ll * k); enum E { e1} ee = ((E)N); auto r = ee * k; bool bb = (N); auto s = (bb * k); auto ai = N; auto u = (ai * k); auto al = n; auto v = (al * k); auto aw = ((int)sizeof(T)); auto w = (aw * k); T lt = (N); auto x = lt * k; const T clt = (N); auto y = clt * k; auto z = static_cast< int>((tp)[0]); auto z1 = (z * k); using U = unsigned; auto z2 = static_cast< U>(lt); auto z3 = (z2 * k); T arr[2]; int iarr[2] = {}; auto z4 = (arr[0]) * k; auto z5 = (iarr[0]) * k; typename T::q tq = (N); auto z6 = tq * k; } }; 
# 4
template< int W, class P> struct mi { static constexpr inline int c = W; unsigned lt = (W); unsigned w = ((c == 1) ? 0 : ((lt) / c)); unsigned x = (W == 1) ? 0 : ((lt) / (W)); unsigned y; mi() : w(((c == 1) ? 0 : ((lt) / c))), y((W == 1) ? 0 : (lt)) { } unsigned z = ((lt) == (1)) ? 0 : c; unsigned u = (lt) ? 0 : 1; void f() { unsigned w2 = ((c == 1) ? 0 : ((lt) / c)); int w3 = (W == 1) ? 0 : (lt); unsigned w4 = ((c == 1) ? 0U : ((lt) / c)); } }; 
# 5
template< int W, class P> struct mi2 { static constexpr inline int c = W; static constexpr inline bool b = (W > 1); unsigned lt = (W); P p; void f(int a, P q) { unsigned w1 = ((lt) == (1)) ? 0 : ((lt) / c); unsigned w2 = ((W == 1) ? 0 : ((lt) / c)); unsigned w3 = (c == 1) ? lt : (0); unsigned w4 = ((c == 1) ? (lt) / c : (0)); unsigned w5 = (c == 1) ? 0 : ((lt) / (W)); unsigned w7 = b ? (lt) / c : (lt); unsigned w8 = b ? a : (lt); unsigned w9 = b ? a / c : 0; unsigned wa = b ? a : 0; unsigned wb = (a) ? (lt) / c : (0); unsigned wc = (((lt) / c) ? 1 : 2); unsigned wd = ((((lt) / c) == (1)) ? 0 : 1); auto we = (b ? (lt) / c : (0)); const unsigned wf = (b ? 0 : ((lt) / c)); int wg = b ? c : (lt); int wh = b ? (lt) / c : (p); int wi = b ? (p) / c : 0; int wj = (b && ((lt) / c)); int wk = ((c == 1) ? 0 : (((lt) / c) + (1))); int wl = (((c == 1) ? 0 : ((lt) / c)) + (1)); int wm = (-((lt) / c)); int wn = (!((lt) / c)); int wo = ((int)((lt) / c)); int wp = (b ? (int)((lt) / c) : 0); bool wq = ((lt) < c); bool wr = (b ? (lt) < c : false); int i = W; int ws = (b ? i * c : 0); int wt = b ? 0 : i; int wu = ((c == 1) ? 0 : ((lt) / c)); int wv = ((c == 1) ? (lt) / c : ((lt) / c)); int ww = (b ? b ? (lt) / c : (0) : (1)); int wx = ((sizeof(P) == (1)) ? 0 : ((lt) / c)); int wy = (true ? (lt) / c : (0)); int wz = ((1) ? 0 : ((lt) / c)); } }; 

# 1 "constants_combined_with_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__16c0cd48_34_constants_combined_with_members_cu_4924f2cc_30852
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_combined_with_members.cudafe1.stub.c"
#include "constants_combined_with_members.cudafe1.stub.c"
# 1 "constants_combined_with_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
