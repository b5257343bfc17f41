# 1 "enumerators_of_fixed_types.cu"
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
enum e1: unsigned char { Z1, E1, F1, G1 = Z1}; 
# 4
enum e3 { Z3, E3 = sizeof Z3, F3 = Z3, G3 = 5000000000L, H3 = sizeof G3}; 
# 5
template< class T> struct A { 
# 6
enum e_: unsigned char { Z_, E_ = sizeof(((unsigned char)'\000')), F_ = ((unsigned char)'\000') + 1, G_ = sizeof(T)}; 
# 7
enum class f_: short { Z_, E_ = sizeof(Z_), F_ = (short)0}; 
# 8
enum g_: T { Y_, X_ = sizeof((0ULL))}; 
# 9
enum h_ { K_, L_ = sizeof((0)), M_ = (0) + 1}; 
# 10
}; 
# 11
static_assert(((A< char> ::E_) == 1), "");
# 12
static_assert(((A< char> ::X_) == 1), "");

# 1 "enumerators_of_fixed_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__44844efc_29_enumerators_of_fixed_types_cu_49f3c1ba_19751
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerators_of_fixed_types.cudafe1.stub.c"
#include "enumerators_of_fixed_types.cudafe1.stub.c"
# 1 "enumerators_of_fixed_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
