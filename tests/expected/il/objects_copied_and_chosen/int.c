# 1 "objects_copied_and_chosen.cu"
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
struct C { C(); C(int); C(const C &); ~C(); int v; }; C mk(); C c2; 
# 5
C c3 = c2; 
# 6
void f() { C l = c2; C m(c2); C n{c2}; C o = mk(); C p = ((C)(2)); C q = l; static C s = c2; } 
# 7
C g(bool b) { C l; if (b) { return l; }  return c2; } 
# 8
void h(C); void k() { h(c2); h(mk()); C *p = new C(c2); throw c2; } 
# 9
struct K { C c; K(C d) : c(d) { } }; K kk(c2); C cc(c2); 
# 10
C ch(bool b) { C x = (b ? ((C)(1)) : (mk())); h((b ? ((C)(1)) : ((C)(2)))); const C &r = (b ? mk() : ((C)(3))); return (b ? ((C)(1)) : (mk())); } 
# 11
struct P { int x, y; }; P mp(); P cp(bool b) { P x = (b ? P{1} : (mp())); const P &r = (b ? mp() : P()); int i = ((b ? mp() : x)).x; (b ? mp() : mp()); return (b ? mp() : P{2, 3}); } 

# 1 "objects_copied_and_chosen.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b2784e83_28_objects_copied_and_chosen_cu_c2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_copied_and_chosen.cudafe1.stub.c"
#include "objects_copied_and_chosen.cudafe1.stub.c"
# 1 "objects_copied_and_chosen.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
