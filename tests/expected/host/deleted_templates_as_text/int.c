# 1 "deleted_templates_as_text.cu"
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
struct S { 
# 4
template < class T >
__attribute__ ( ( visibility ( "hidden" ) ) ) inline



    auto operator ( ) ( T && ) & = delete;
# 72 "x.h" 3
template < class T > void f ( T ) = delete;
# 73
template < class T > __attribute__ ( ( host, device ) ) void g ( T ) = delete;
# 74
template < class T > void h ( T ) = delete;
# 75
template < class T > __attribute__ ( ( device, noinline ) ) __attribute__ ( ( unused ) ) void i ( T ) = delete;
# 76
template < class T > __attribute__ ( ( nodiscard, host ) ) void l ( T ) = delete;
# 77
template < class T > __attribute__ ( ( __host__ ) ) __attribute__ ( ( __device__ ) ) void m ( T ) = delete;
# 79
template < class T >


void n ( T,


 int
) = delete;
# 101 "y.h"
}; 
# 103
struct Q { }; 

# 1 "deleted_templates_as_text.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e8b32c61_28_deleted_templates_as_text_cu_40899083_3912
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deleted_templates_as_text.cudafe1.stub.c"
#include "deleted_templates_as_text.cudafe1.stub.c"
# 1 "deleted_templates_as_text.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
