# 1 "redeclared_alias_templates.cu"
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
template< class T, class U = char> using First = T; 
# 4
template< class T = long, class U> using First = T; 
# 5
template< class Other> using Same = Other *; 
# 6
template< class T> using Same = T *; 
# 7
First<>  whole; 
# 8
Same< int>  pointer; 
# 9
struct Holder { 
# 10
template< class T> using Own = T; 
# 11
Own< int>  member; 
# 12
}; 
# 13
static_assert((sizeof(First<> ) == sizeof(long)), "");

# 1 "redeclared_alias_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2a2d450e_29_redeclared_alias_templates_cu_035324d4_25044
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "redeclared_alias_templates.cudafe1.stub.c"
#include "redeclared_alias_templates.cudafe1.stub.c"
# 1 "redeclared_alias_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
