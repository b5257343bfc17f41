# 1 "addresses_as_arguments.cu"
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
struct C { C(); C(const C &); C(const C &, const int &, int &&); int v; }; C c2; int g(const C &); int h(const int &); int i; C mk(const C &); 
# 5
int x = g(c2); C c3(c2); C c5(c2, i, 3); int y = h(i) + 1; int z = c2.v; C m = mk(c2); struct K { C c = c2; int q = g(c2); C d{c2}; }; 
# 6
void f() { static C s(c2); static int t = g(c2); int u = g(c2); } 

# 1 "addresses_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__af75474f_25_addresses_as_arguments_cu_c2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "addresses_as_arguments.cudafe1.stub.c"
#include "addresses_as_arguments.cudafe1.stub.c"
# 1 "addresses_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
