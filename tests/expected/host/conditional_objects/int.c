# 1 "conditional_objects.cu"
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
struct u3 { unsigned x, y, z; }; u3 mk(unsigned, unsigned, unsigned); const u3 ini(unsigned long); struct hf { hf(float); hf() = default;unsigned short v; }; struct D { int *p; int s; }; struct E { u3 v; E &operator=(const E &) = default;}; struct F { F &operator=(const F &) = default;F(const F &) = default;F(); int x; }; F mf(); struct G { G(const G &); G(); int x; }; G mg(); 
# 4
u3 &rf(); void take(u3); void takeh(hf); 
# 5
void a(D *d, const hf *m, hf *t, int i, const u3 c, u3 v) { v = (((d) ? mk(0, 0, 1) : mk(1, 1, 1))); v = ((d) ? c : v); v = (((d) ? c : (mk(1, 1, 1)))); v = (((d) ? ini(1) : (mk(0, 0, 1)))); v = (((d) ? ini(1) : ini(2))); v = (((d) ? ini(1) : v)); v = (((d) ? v : (ini(2)))); v = (((d) ? rf() : (mk(1, 1, 1)))); v = ((d) ? v : c); ((v = (((d) ? mk(0, 0, 1) : mk(1, 1, 1)))).x) = (3); take(v = (((d) ? mk(0, 0, 1) : mk(1, 1, 1)))); v = (((d) ? mk(0, 0, 1) : mk(1, 1, 1))); (t[i]) = (((i >= 0) ? m[i] : ((hf)(-(1.0F))))); (t[0]) = (((i) ? ((hf)((1.0F))) : ((hf)((2.0F))))); (t[0]) = ((i) ? t[1] : (m[0])); const u3 w = ((d) ? ini(1) : (mk(0, 0, 1))); const u3 w2 = ((d) ? mk(0, 0, 1) : (ini(1))); const u3 w3 = ((d) ? mk(0, 0, 1) : mk(0, 0, 1)); const u3 w4 = ((d) ? v : (mk(1, 1, 1))); u3 w5 = ((d) ? ini(1) : (mk(0, 0, 1))); take(((d) ? ini(1) : (mk(1, 1, 1)))); take(((d) ? mk(1, 1, 1) : mk(0, 0, 0))); take(((d) ? c : (mk(1, 1, 1)))); takeh(((i) ? m[i] : ((hf)((1.0F))))); u3 *n = new u3(((d) ? mk(1, 1, 1) : mk(0, 0, 0))); v = mk(1, 1, 1); v = (((i) ? ((i) ? mk(1, 1, 1) : c) : (mk(0, 0, 1)))); v = (i, mk(1, 1, 1)); v = u3{(1), (2), (3)}; v = (((i) ? u3{(1), (2), (3)} : u3{(2), (3), (4)})); v = (((i) ? u3() : u3())); v = ((u3)(v)); (t[0]) = ((hf)((1.0F))); F f; f = mf(); f = (((i) ? mf() : mf())); f = (((i) ? F() : (mf()))); G g; g = (mg()); g = (((i) ? mg() : (mg()))); g = (((i) ? g : (mg()))); g = (((i) ? G() : (mg()))); for (; ; v = (((i) ? mk(1, 1, 1) : c))) { }  if ((v = (((i) ? mk(1, 1, 1) : c))), i) { }  (i) ? v = (((i) ? mk(1, 1, 1) : c)) : v; auto q = (((i) ? mk(1, 1, 1) : c)).x; } 
# 6
u3 r1(int i, u3 c) { return ((i) ? mk(1, 1, 1) : c); } u3 r2(int i, const u3 c) { return ((i) ? ini(1) : (mk(1, 1, 1))); } u3 r3(int i, u3 c) { return c = (((i) ? mk(1, 1, 1) : c)); } u3 &r4(int i, u3 &c) { return c = (((i) ? mk(1, 1, 1) : c)); } 
# 7
template< int I> u3 t1(int i, u3 c, const u3 d) { const u3 w = ((i) ? ini(1) : (mk(0, 0, 1))); const u3 w2 = ((i) ? mk(0, 0, 1) : (ini(1))); const u3 w3 = ((i) ? mk(0, 0, 1) : mk(0, 0, 1)); u3 w4 = ((i) ? ini(2) : d); u3 w5 = ((i) ? d : (ini(2))); const u3 w6 = ((i) ? d : (mk(0, 1, 1))); const u3 w7 = ((i) ? mk(0, 1, 1) : d); take(((i) ? ini(1) : (mk(0, 1, 1)))); take(((i) ? mk(0, 1, 1) : (ini(1)))); c = (((i) ? ini(1) : (mk(0, 1, 1)))); c = (((i) ? c : (mk(0, 1, 1)))); c = (((i) ? mk(1, 1, 1) : mk(0, 1, 1))); c = (((i) ? d : (mk(0, 1, 1)))); c = ((i) ? c : d); return ((i) ? ini(1) : (mk(0, 1, 1))); } 

# 1 "conditional_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b70daa64_22_conditional_objects_cu_381b577c
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "conditional_objects.cudafe1.stub.c"
#include "conditional_objects.cudafe1.stub.c"
# 1 "conditional_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
