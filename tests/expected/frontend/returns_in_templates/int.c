# 1 "returns_in_templates.cu"
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
struct L { int x; }; void h(); 
# 5
template< class T> void g1(T t) { return 1; } 
# 6
template< class T> void g2(T t) { return L{1}; } 
# 7
template< class T> void g3(T t) { return L(); } 
# 8
template< class T> void g4(T t) { return t; } 
# 9
template< class T> void g5(T t) { return h(); } 
# 10
template< class T> L g6(T t) { return 1; } 
# 11
template< class T> int g7(T t) { return L(); } 
# 12
template< class T> int g8(T t) { L l; return l; } 
# 13
template< class T> int *g9(T t) { return (1.0); } 
# 15
template< class T> void g11(T t) { L l; return l; } 

# 1 "returns_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e5906b39_23_returns_in_templates_cu_081d97ad_25390
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "returns_in_templates.cudafe1.stub.c"
#include "returns_in_templates.cudafe1.stub.c"
# 1 "returns_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
