# 1 "values_read_before_addresses.cu"
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
struct St { int a; }; void m(int, int *); void m(St, St *); void m(int *, int); int k(int *); void d3(int, int *, int); void two(int, int); void v(...); 
# 4
struct O { O(int, int *); void f(int, int *); void operator()(int, int *); }; 
# 5
void f1() { int s; m(s, &s); } void f2() { int s; m(&s, s); } void f3() { St s; m(s, &s); } void f4() { int s; d3(1, &s, s); } void f5() { int s; v(s, &s); } 
# 6
void f6() { int s; two(s, k(&s)); } void f7() { St s; m(s.a, &(s.a)); } void f8() { int s; m(s, (int *)(&s)); } void f9(O &o) { int s; o.f(s, &s); } void g1(O &o) { int s; o(s, &s); } void g2() { int s; O o(s, &s); } void g3() { int s; O o = O(s, &s); } void g4() { int s; new O(s, &s); } 

# 1 "values_read_before_addresses.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bb7f5c73_31_values_read_before_addresses_cu__Z2f1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_read_before_addresses.cudafe1.stub.c"
#include "values_read_before_addresses.cudafe1.stub.c"
# 1 "values_read_before_addresses.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
