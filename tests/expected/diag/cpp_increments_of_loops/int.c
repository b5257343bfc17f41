# 1 "cpp_increments_of_loops.cu"
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
struct L { L *next; }; 
# 5
void f1(L *l) { L *n; for (; l; l = n) { n = (l->next); }  } 
# 6
void f2(L *l) { L *n; for (; l; l = n) { }  } 
# 7
void f3(L *l) { L *n; for (; l; l = n) { l++; if (l) { n = l; }  }  } 
# 8
void f4(L *l) { L *n; for (; l; n++) { }  } 
# 9
void f5(L *l) { L *n; for (; l; n++) { l = n; }  } 
# 10
void f6(L *l) { L *n; for (; l; l = n) { if (l) { break; }  n = l; }  } 
# 11
void f7(L *l) { L *n; for (; n; l = n) { n = l; }  } 
# 12
void f8(L *l) { L *n; while (n) { n = l; }  } 
# 13
void f9(L *l) { L *n; do { n = l; } while (n); } 
# 14
int f10(L *l) { int n, m; for (; ; (m = n), (l = (0))) { return m; }  } 
# 15
int f11(int l) { int n; for (; l; l = n) { for (; ;) { n = 1; }  }  return n; } 

# 1 "cpp_increments_of_loops.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5f4e95bf_26_cpp_increments_of_loops_cu__Z2f1P1L
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "cpp_increments_of_loops.cudafe1.stub.c"
#include "cpp_increments_of_loops.cudafe1.stub.c"
# 1 "cpp_increments_of_loops.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
