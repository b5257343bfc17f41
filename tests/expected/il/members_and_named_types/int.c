# 1 "members_and_named_types.cu"
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
typedef int LT; LT g = 2; const LT cg = 3; typedef double DT; DT d = (1.5); DT e = (1); LT h = ('a'); typedef const char *S; S s = ("x"); S z = (0); typedef bool B; B b = true; 
# 5
struct C { C(); ~C(); int v; C *p; int m() const; }; struct P { int v; int m() const; }; struct N { N(); int v; }; 
# 6
void f() { LT a = 4; const LT b = 5; DT c = (2.5); LT arr[2] = {1, 2}; } 
# 7
int k() { C c; return c.v; } int l() { P p; (p.v) = 1; return p.v; } int n() { N n; return (n.v) + (n.v); } int o(C &c, P &p) { return (c.v) + (p.v); } int q() { static C c; return c.v; } 
# 8
C gc; P gp; int r() { return (gc.v) + (gp.v); } int mm() { C c; return c.m(); } struct Q { P p; C c; } gq; int rr() { return ((gq.p).v) + ((gq.c).v); } 
# 9
int temp() { return ((C().v) + (P().v)) + ((P{1}).v); } P mk(); int tt() { return mk().v; } 

# 1 "members_and_named_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8af8dcf0_26_members_and_named_types_cu_g
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_and_named_types.cudafe1.stub.c"
#include "members_and_named_types.cudafe1.stub.c"
# 1 "members_and_named_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
