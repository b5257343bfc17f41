# 1 "template_ids_in_parentheses.cu"
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
template< class Z = unsigned long> struct A { unsigned long elems[3]; A(int = 0); }; struct B { B(A<>  m); int z; void k(); }; 
# 4
void f2() { ((B)(A<> ())); } 
# 5
void f3() { ((B)(A<> {})); ((B)(A<> ())).k(); int y = ((B)(A<> ())).z; } 
# 6
void f1() { B b(A<>  (void)); } 

# 1 "template_ids_in_parentheses.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d277584c_30_template_ids_in_parentheses_cu__Z2f2v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_ids_in_parentheses.cudafe1.stub.c"
#include "template_ids_in_parentheses.cudafe1.stub.c"
# 1 "template_ids_in_parentheses.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
