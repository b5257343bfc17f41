# 1 "references_to_open_values.cu"
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
template< int N> struct Sized; 
# 4
template< int N> void named() { 
# 5
const int constant = N; 
# 6
const int &bound = constant; 
# 7
Sized< bound>  *one; 
# 8
typename Sized< bound> ::type *two; 
# 9
} 

# 1 "references_to_open_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__08e9d4f6_28_references_to_open_values_cu_fd238208_26130
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_to_open_values.cudafe1.stub.c"
#include "references_to_open_values.cudafe1.stub.c"
# 1 "references_to_open_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
