# 1 "arrays_chosen_by_conditions.cu"
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
char a1[3], a2[3]; void h(const char *); int g(int); 
# 5
void f(int n) { 
# 6
h((n) ? "a" : ("b")); const char *x; x = ((n) ? "a" : ("b")); x = ((n) ? a1 : a2); char c = ((n) ? a1 : a2)[1]; c = (*((n) ? "a" : ("b"))); char *y = (n) ? a1 : a2; 
# 7
const char *z[] = {(n) ? "a" : ("b"), true ? "a" : "b"}; 
# 8
c = (((n) ? "a" : ("b"))[1]); h((1) ? "a" : "b"); h((n, ("a"))); auto &r = (n) ? a1 : a2; h(((n) ? "a" : ("b")) + 1); h((n) ? (n) ? "a" : ("b") : ("c")); h((n) ? "c" : ((n) ? "a" : ("b"))); 
# 9
int v = (n) ? g(1) : g(2); int w = (n) ? 1 : ((n) ? 2 : 3); h((n) ? __func__ : ("fx")); 
# 10
void (*fp)(int) = (n) ? f : f; fp = ((n) ? f : (&f)); 
# 11
} 
# 12
const char *ff(int n) { if (n > 2) { return (n) ? "a" : ("b"); }  return true ? "a" : "b"; } 
# 13
template< class T> const char *tf(int n, T t) { const char *a = (n) ? "a" : ("b"); h((t) ? "a" : ("b")); h((n) ? "a" : ("b")); return (n) ? "a" : "b"; } 
# 14
template const char *tf(int n, int t);

# 1 "arrays_chosen_by_conditions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d269b541_30_arrays_chosen_by_conditions_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arrays_chosen_by_conditions.cudafe1.stub.c"
#include "arrays_chosen_by_conditions.cudafe1.stub.c"
# 1 "arrays_chosen_by_conditions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
