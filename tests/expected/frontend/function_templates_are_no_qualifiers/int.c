# 1 "function_templates_are_no_qualifiers.cu"
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
namespace outer { 
# 4
namespace sign { enum type { none, minus}; }
# 5
namespace inner { 
# 6
template< class C, class S> C sign(S s); 
# 7
template< class T> int write(T value) { return (value < 0) ? sign::minus : sign::none; } 
# 8
}
# 9
}

# 1 "function_templates_are_no_qualifiers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9b8aa6c4_39_function_templates_are_no_qualifiers_cu_9470ddc2_24914
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "function_templates_are_no_qualifiers.cudafe1.stub.c"
#include "function_templates_are_no_qualifiers.cudafe1.stub.c"
# 1 "function_templates_are_no_qualifiers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
