# 1 "friend_declarations.cu"
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
class Other; 
# 5
void known(int); 
# 6
class Host { 
# 7
int secret; 
# 8
friend class Other; 
# 9
friend struct Later; 
# 10
friend void known(int); 
# 11
struct Nested { friend class Host; }; 
# 12
}; 
# 13
struct Later { }; 

# 1 "friend_declarations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__eeb32024_22_friend_declarations_cu_9b4e6f45_22418
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_declarations.cudafe1.stub.c"
#include "friend_declarations.cudafe1.stub.c"
# 1 "friend_declarations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
