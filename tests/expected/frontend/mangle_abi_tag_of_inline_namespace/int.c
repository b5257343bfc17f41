# 1 "mangle_abi_tag_of_inline_namespace.cu"
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
namespace n { inline namespace v2 __attribute((abi_tag("w"))) { struct S { }; enum E { e}; }}
# 4
struct A { n::v2::E operator()(int) const; }; 
# 5
n::v2::E A::operator()(int) const { return n::e; } 

# 1 "mangle_abi_tag_of_inline_namespace.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b45775b9_37_mangle_abi_tag_of_inline_namespace_cu_8ec9df2a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "mangle_abi_tag_of_inline_namespace.cudafe1.stub.c"
#include "mangle_abi_tag_of_inline_namespace.cudafe1.stub.c"
# 1 "mangle_abi_tag_of_inline_namespace.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
