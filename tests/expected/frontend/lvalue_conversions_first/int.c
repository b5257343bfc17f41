# 1 "lvalue_conversions_first.cu"
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
struct V { V(); V(const V &); int x; }; struct O; struct V2 { V2(const O &); int y; }; 
# 3
struct O { operator V &() const; operator V2 &() const; }; 
# 4
struct D : public V { }; struct OD { operator D &(); }; struct OC { operator const V &() const; operator V() const; }; struct OI { operator int &(); operator long(); }; 
# 5
void a(const V &); void b(const V2 &); void c(V2); void d(const int &); void e(const long &); 
# 6
int *g(V &); long *g(const V &); template< class > struct sh; 
# 7
void f(O o, OD od, OC oc, OI oi) { a(o); b(o); a(od); a(oc); d(oi); e(oi); const V &r = o; const V2 &r2 = o; const V &r3 = oc; const int &r4 = oi; sh< int *>  *p; sh< int *>  *q; int *z = g(o), *y = g(od); long *w = g(oc); V vv(o); V2 v2 = o; } 

# 1 "lvalue_conversions_first.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__48b6e1e1_27_lvalue_conversions_first_cu_66ab6c6f
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lvalue_conversions_first.cudafe1.stub.c"
#include "lvalue_conversions_first.cudafe1.stub.c"
# 1 "lvalue_conversions_first.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
