# 1 "enumerations_of_member_classes.cu"
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
template< class T> struct champ { 
# 4
struct sub_result { enum kind_t { nothing, tree}; union data_t { int s; }; kind_t kind; data_t data; }; 
# 5
struct mut { using kind_t = typename sub_result::kind_t; using data_t = typename sub_result::data_t; kind_t kind; data_t data; }; 
# 6
typename sub_result::kind_t f(typename sub_result::kind_t * q); 
# 7
struct in { typename sub_result::data_t d; }; 
# 8
}; 

# 1 "enumerations_of_member_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__69304cf9_33_enumerations_of_member_classes_cu_04db8a6a_16467
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerations_of_member_classes.cudafe1.stub.c"
#include "enumerations_of_member_classes.cudafe1.stub.c"
# 1 "enumerations_of_member_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
