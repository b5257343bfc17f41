# 1 "repeated_attributes.cu"
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
[[deprecated, deprecated]] int a; [[nodiscard, nodiscard]] int f(); [[nodiscard]] [[nodiscard]] int g(); [[noreturn, noreturn]] void h(); __attribute((noreturn, noreturn)) void i(); 
# 5
__attribute((noreturn)) __attribute((noreturn)) void j(); [[gnu::unused, gnu::unused]] int b; [[maybe_unused, gnu::unused]] int c; [[gnu::deprecated, deprecated]] int d; 
# 6
struct [[nodiscard, nodiscard]] S { }; enum [[deprecated, deprecated]] E { e [[deprecated, deprecated]]}; void p([[maybe_unused, maybe_unused]] int x); 
# 7
namespace [[deprecated, deprecated]] NN { }using UU [[deprecated, deprecated]] = int; [[gnu::section("a"), gnu::section("a")]] int k; template< class T> [[nodiscard, nodiscard]] T tf(); 

# 1 "repeated_attributes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b6a29e72_22_repeated_attributes_cu_5dd7d0b4_15036
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "repeated_attributes.cudafe1.stub.c"
#include "repeated_attributes.cudafe1.stub.c"
# 1 "repeated_attributes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
