# 1 "array_bound_redeclared.cu"
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
template< class T, unsigned long L> int sum(const T (& values)[L]); 
# 4
template< class U, unsigned long M> int sum(const U (&values)[M]) { return M; } 
# 5
template< class T, int N> void twice(T (&)[N * 2]); 
# 6
template< class T, int M> void twice(T (&)[M * 2]); 
# 7
int f() { int a[3]; return sum(a) + sum({1, 2}); } 

# 1 "array_bound_redeclared.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e5c183ce_25_array_bound_redeclared_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "array_bound_redeclared.cudafe1.stub.c"
#include "array_bound_redeclared.cudafe1.stub.c"
# 1 "array_bound_redeclared.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
