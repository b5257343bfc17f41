# 1 "qualifications_at_all_levels.cu"
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
void f(int *const volatile *const *const *); 
# 4
void f(int *const *const *const *) { } 
# 5
void g(const int *const *); void g(const volatile int *const *); 
# 6
void h(const int *); void h(const volatile int *); 
# 7
void k(const int (&)[3]); void k(const volatile int (&)[3]); 
# 8
void m() { int ***ip; f(&ip); int *p; g(&p); h(p); int a[3]; k(a); } 
# 9
struct X { operator int &(); operator int &&(); }; 
# 10
int &&x = X(); 
# 11
int &y = X(); 
# 12
const int &z = X(); 

# 1 "qualifications_at_all_levels.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d2a44215_31_qualifications_at_all_levels_cu_0ef3cd5b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "qualifications_at_all_levels.cudafe1.stub.c"
#include "qualifications_at_all_levels.cudafe1.stub.c"
# 1 "qualifications_at_all_levels.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
