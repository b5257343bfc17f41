# 1 "templates_of_namespaces_in_paths.cu"
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
namespace d { template< class T> struct decay { typedef T type; struct in { static constexpr inline int size = 3; }; }; template< class T> struct size { static constexpr inline unsigned long value = (1); }; }
# 4
template< class Xs> struct u { static constexpr inline unsigned long len = d::template decay< Xs> ::type::size(); }; 
# 5
template< class Xs> constexpr unsigned long f() { constexpr unsigned long len = d::template decay< Xs> ::type::size(); return len; } 
# 6
template< class Xs> constexpr unsigned long g() { constexpr unsigned long len = (d::template decay< Xs> ::type::size_v); constexpr auto l2 = (d::template size< Xs> ::value); return (len + d::template decay< Xs> ::type::size()) + d::template decay< Xs> ::in::size; } 

# 1 "templates_of_namespaces_in_paths.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c9ab19f5_35_templates_of_namespaces_in_paths_cu_9a5440d0_19765
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "templates_of_namespaces_in_paths.cudafe1.stub.c"
#include "templates_of_namespaces_in_paths.cudafe1.stub.c"
# 1 "templates_of_namespaces_in_paths.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
