# 1 "constexpr_variable_changes_sign.cu"
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
constexpr long all = (-1); 
# 4
constexpr int few = (-4); 
# 5
template< class T, long N = -1L> struct span { 
# 6
static constexpr inline unsigned long extent = (static_cast< unsigned long>(N)); 
# 7
span(unsigned long count) { ((extent == all) || (count == extent)) ? (void)0 : ((void)1); } 
# 8
}; 
# 9
void f(unsigned long c) { 
# 10
c = all; 
# 11
c = few; 
# 12
c = (c + all); 
# 13
if (c == all) { c = (static_cast< unsigned long>(all)); }  
# 14
span< int>  s(3); 
# 15
} 

# 1 "constexpr_variable_changes_sign.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ba4c2ab7_34_constexpr_variable_changes_sign_cu__Z1fm
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constexpr_variable_changes_sign.cudafe1.stub.c"
#include "constexpr_variable_changes_sign.cudafe1.stub.c"
# 1 "constexpr_variable_changes_sign.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
