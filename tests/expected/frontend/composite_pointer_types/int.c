# 1 "composite_pointer_types.cu"
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
# 2
struct S { void *simple[3]; void **p; bool b; void f() const { auto *v = (b) ? simple : (*(p)); } void g() const { void *const *v = (b) ? simple : (p); const void *w = (b) ? simple : (nullptr); auto x = (b) ? &((simple)[0]) : (p); } }; 
# 3
void *const ar[3] = {}; void *q; void *const *r; bool b; auto u = b ? ar : r; auto v = b ? r : ar; const int ci[2] = {1, 2}; int *ip; auto w = b ? ci : ip; auto x = b ? ci : ((void *)0); int ma[2][3]; int (*pm)[3]; auto y = b ? ma : pm; void *vp = b ? ip : q; auto z = b ? q : ar; auto z9 = b ? (const volatile void *)0 : ar; int fn(int); auto zz = b ? fn : (nullptr); auto zzz = b ? fn : (&fn); 
# 4
struct Ba { }; struct De : public Ba { }; const De *cd; Ba *bb; auto t1 = b ? cd : bb; volatile void *vv; auto t2 = b ? vv : ((const int *)0); int *const *ipp; const int *const *cpp; auto t3 = b ? ipp : cpp; int **i2; const int **c2; auto t4 = b ? i2 : c2; int (Ba::*m1); const int (De::*m2); auto t5 = b ? m1 : m2; void (*f1)(void) noexcept; void (*f2)(void); auto t6 = b ? f1 : f2; void (De::*g1)(void); void (Ba::*g2)(void); auto t7 = b ? g1 : g2; 

# 1 "composite_pointer_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__311e7bb2_26_composite_pointer_types_cu_vp
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "composite_pointer_types.cudafe1.stub.c"
#include "composite_pointer_types.cudafe1.stub.c"
# 1 "composite_pointer_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
