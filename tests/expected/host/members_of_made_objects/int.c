# 1 "members_of_made_objects.cu"
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
template< class T> void f(T t) { (typename T::Y().mf)(); typename T::Y()(1); ((typename T::Y{}).mf)(); (((typename T::Y)1).mf)(2); (T().mf)(); ((T{}).mf)(); typename T::Y().x; (typename T::Y().mf)().g(); int x = (typename T::Y().mf)(); (typename T::Y().mf)(); ((typename T::Y)1)[2]; (((typename T::Y)1)->f)(); ((typename T::Y().x).f)(); !typename T::Y(); typename T::template Z< int> ().mf(); } 

# 1 "members_of_made_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0b465aac_26_members_of_made_objects_cu_8fa0f524_6006
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_made_objects.cudafe1.stub.c"
#include "members_of_made_objects.cudafe1.stub.c"
# 1 "members_of_made_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
