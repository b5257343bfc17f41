# 1 "arrays_bound_in_range_for.cu"
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
int mat[2][2]; 
# 4
const long wide[3][4] = {}; 
# 5
int sum() { int s = 0; for (auto [x, y] : mat) { s += (x + y); }  return s; } 
# 6
int change() { int s = 0; for (auto &[x, y] : mat) { x = 1; s += y; }  for (const auto [x, y] : mat) { s += x; }  for (const auto &[x, y] : mat) { s += y; }  for (auto &&[x, y] : mat) { x = y; }  return s; } 
# 7
long four() { long s = (0); for (auto [a, b, c, d] : wide) { s += (a + d); }  return s; } 
# 8
template< class T> T open(T (&all)[2][2]) { T s = (0); for (auto [x, y] : all) { s += (x + y); }  return s; } 
# 9
int use() { return open(mat); } 

# 1 "arrays_bound_in_range_for.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c395e859_28_arrays_bound_in_range_for_cu__Z3sumv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arrays_bound_in_range_for.cudafe1.stub.c"
#include "arrays_bound_in_range_for.cudafe1.stub.c"
# 1 "arrays_bound_in_range_for.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
