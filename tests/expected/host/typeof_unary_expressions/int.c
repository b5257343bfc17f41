# 1 "typeof_unary_expressions.cu"
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
int pi[3]; int x = 1; struct S { int m; S *p; } s; int f(); 
# 5
template< class T> void g(T t) { __typeof__(t) y; __typeof__(t.m) z; __typeof__(t) w; __typeof__(*(t.p)) v; } 
# 6
__typeof__(x) gx; __typeof__(s.m) gm; __typeof__(f()) gf; __typeof__(&x) gp = (0); __typeof__(*(&x)) gq = x; __typeof__(pi[1]) gr = x; static __typeof__(x) gs; const __typeof__(x) gc = 1; __typeof__((s.p)->m) gt; __typeof__(sizeof x) gu; __typeof__(-x) gn; __typeof__(x) gg; __typeof__(x) typeof_f(__typeof__(x) a, __typeof__(x) b); 
# 7
void h() { g(s); __typeof__(pi[x]) y = x; __typeof__(x) z; y = 1; z = y; __typeof__(pi[x]) w = y; __typeof__(x) q; (void)q; (void)w; (void)z; unsigned n = (sizeof(__typeof__(x))); (void)((__typeof__(x))3); } 
# 8
struct M { __typeof__(x) y; __typeof__(x) z; static __typeof__(x) s; }; __typeof__(x) M::s; using U = __typeof__(x); typedef __typeof__(f()) V; template< class T = __typeof__(x)> struct W { }; W< __typeof__(x)>  wx; 
# 9
int pj[3]; struct S2 { int m; } s2, *sp2; __typeof__(pj[0]) pa; __typeof__(s2.m) sa; __typeof__(sp2->m) sb; __typeof__(x) *k1; __typeof__(x) &k2 = (x); __typeof__(x++) k3; void loc() { __typeof__(s2.m) a = 1; __typeof__(pj[0]) b = a; (void)b; } 

# 1 "typeof_unary_expressions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ccc5e2c9_27_typeof_unary_expressions_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typeof_unary_expressions.cudafe1.stub.c"
#include "typeof_unary_expressions.cudafe1.stub.c"
# 1 "typeof_unary_expressions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
