# 1 "types_are_no_templates.cu"
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
template< class ...> struct vec { }; 
# 5
template< template< class ...>  class C> int to(int = 0); 
# 6
template< class C> char *to(int = 0); 
# 7
static_assert(__is_same(__decltype((to< vec< int> > ())), char *), "a type is no template");
# 8
static_assert(__is_same(__decltype((to< vec> ())), int), "a template is no type");

# 1 "types_are_no_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dc382575_25_types_are_no_templates_cu_f94e5817_3987
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_are_no_templates.cudafe1.stub.c"
#include "types_are_no_templates.cudafe1.stub.c"
# 1 "types_are_no_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
