# 1 "moved_rvalue_references.cu"
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
struct T { T(); T(const T &) = delete;T(T &&); }; 
# 5
T f1(T &&x) { return x; } 
# 6
T f2() { T &&y = T(); return y; } 
# 7
void f3(T &&z) { throw z; } 
# 8
void f4() { T &&y = T(); throw y; } 
# 9
struct W { W(T &&); }; W f5(T x) { return x; } W f6(T &&x) { return x; } 

# 1 "moved_rvalue_references.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9cb275f7_26_moved_rvalue_references_cu__Z2f1O1T
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "moved_rvalue_references.cudafe1.stub.c"
#include "moved_rvalue_references.cudafe1.stub.c"
# 1 "moved_rvalue_references.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
