# 1 "addresses_in_lists.cu"
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
struct S { int v; int a[2]; }; S nobj; int g; int arr[3]; void f(); struct P { int *a; int *b; const char *c; void (*f)(void); void *v; }; constexpr int &crg = (g); const char str[] = "x"; 
# 4
void fn() { int *p[2] = {&g, arr}; int *q[] = {(nullptr), &crg, arr, &(arr[1]), nobj.a, ((int *)0), (int *)(&g), &(*(arr))}; P x = {&g, arr, "x", f, &g}; P y{arr, arr, str, &f, (void *)(arr)}; static P z = {(arr), (&g), ("x"), f, (arr)}; static int *sp[] = {(arr), (&g)}; const char *cs[] = {"a", str}; P ps[2] = {{arr, &g}, {&g, arr}}; const P cp = {arr, &g}; void *vs[] = {arr, &g, (void *)f}; void (*fs[])(void) = {f, &f}; } 
# 5
int *gp[] = {(arr), (&g), (nobj.a)}; P gx = {(arr), (&g), ("x"), f, (arr)}; const P gcp = {(arr), (&g)}; 
# 6
template< class T> void te() { int *p[2] = {&g, arr}; int *q[] = {(nullptr), &crg, arr, &(arr[1]), nobj.a, ((int *)0), (int *)(&g), &(*(arr))}; P x = {&g, arr, "x", f, &g}; P y{arr, arr, str, &f, (void *)(arr)}; static P z = {arr, (&g), "x", f, arr}; static int *sp[] = {(arr), (&g)}; const char *cs[] = {"a", str}; P ps[2] = {{arr, &g}, {&g, arr}}; const P cp = {arr, &g}; void *vs[] = {arr, &g, (void *)f}; void (*fs[])(void) = {f, &f}; } 
# 7
void g2(P); P r1() { return {arr, &g}; } void c1() { g2({arr, &g, str}); P *n = new P{arr, &g}; int **m = new int *[2]{arr, &g}; P w; w = {arr, &g}; } 

# 1 "addresses_in_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__10a2e3f7_21_addresses_in_lists_cu_crg
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "addresses_in_lists.cudafe1.stub.c"
#include "addresses_in_lists.cudafe1.stub.c"
# 1 "addresses_in_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
