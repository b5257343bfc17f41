# 1 "members_of_what_depends.cu"
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
template< class T> int first() { return (T::a + T::B::c) + 3; } 
# 5
template< class T> int second() { return T::template M< int> ::e + 2; } 
# 6
template< class T> struct Known { static int n; }; 
# 7
template< class T> int third() { return (Known< T> ::n + Known< T> ::n) + 3; } 

# 1 "members_of_what_depends.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a16b6ab4_26_members_of_what_depends_cu_e92676ee_28147
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_what_depends.cudafe1.stub.c"
#include "members_of_what_depends.cudafe1.stub.c"
# 1 "members_of_what_depends.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
