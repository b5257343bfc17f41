# 1 "headers_of_template_template_parameters.cu"
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
template< class T, T ...V> constexpr bool isx = false; 
# 5
template< template< class ...>  class T, class ...Ts> [[nodiscard]] constexpr bool contains() { return (false || ... || sizeof(Ts)); } 
# 6
template< template< auto ...>  class T, class ...Ts> [[nodiscard]] constexpr bool contains() { return (false || ... || sizeof(Ts)); } 
# 7
template< template< class >  class T> int one() { return 1; } template< template< class , class >  class T> int one() { return 2; } template< template< int >  class T> int one() { return 3; } template< template< class ...>  class T> int one() { return 4; } 

# 1 "headers_of_template_template_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6b3150eb_42_headers_of_template_template_parameters_cu_294a2632_20054
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "headers_of_template_template_parameters.cudafe1.stub.c"
#include "headers_of_template_template_parameters.cudafe1.stub.c"
# 1 "headers_of_template_template_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
