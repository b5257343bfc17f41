# 1 "braced_lists.cu"
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
struct Point { int x, y; }; 
# 5
struct Line { Point from, to; int width; }; 
# 6
Line complete = {{1, 2}, {3, 4}, 5}; 
# 7
Line flat = {1, 2, 3, 4}; 
# 8
Line part = {{1}, 2}; 
# 9
char word[8] = "abc"; 
# 10
int grid[2][3] = {1, 2, 3, 4}; 
# 11
Point empty = {}; 
# 12
void local() { Line here = {1, 2}; int *nothing{((int *)0LL)}; double half{(2)}; } 

# 1 "braced_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c32401bd_15_braced_lists_cu_complete
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "braced_lists.cudafe1.stub.c"
#include "braced_lists.cudafe1.stub.c"
# 1 "braced_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
