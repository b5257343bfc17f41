# 1 "parenthesized_object_of_type.cu"
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
template< class T> struct O { 
# 5
O(); void swap(O &); O &me(); O *operator->(); 
# 6
O &f() { O().swap(*this); return *this; } 
# 7
O &g() { O().swap(*this); O< int> ().me(); O()->me(); return *this; } 
# 8
}; 
# 9
struct P { void swap(P &); void (P::*q)(P &); }; 
# 10
void k(P &p) { P().swap(p); O< int> ().swap(*(new O< int> )); (P().*(p.q))(p); O< int> ()->me(); } 

# 1 "parenthesized_object_of_type.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2722bac0_31_parenthesized_object_of_type_cu__Z1kR1P
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parenthesized_object_of_type.cudafe1.stub.c"
#include "parenthesized_object_of_type.cudafe1.stub.c"
# 1 "parenthesized_object_of_type.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
