# 1 "elaborated_members_of_templates.cu"
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
template< class T> struct B7 { struct Jn; friend typename Jn::X; friend typename Jn::Y; typename Jn::X *x; typename Jn::Y y; friend class Jn; }; 
# 4
template< class T> struct B8 { struct Jn { }; friend typename Jn::X; friend typename Jn::Y; typename Jn::X *x; typename Jn::Y y; }; 
# 5
template< class T> struct B9 : public T { struct Jn : public T { }; friend typename Jn::X; friend typename Jn::Y; typename Jn::X *x; typename Jn::Y y; typename B9< T> ::Q *q; friend typename B9< T> ::R; }; 

# 1 "elaborated_members_of_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__663124dc_34_elaborated_members_of_templates_cu_3a9b3613_6925
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "elaborated_members_of_templates.cudafe1.stub.c"
#include "elaborated_members_of_templates.cudafe1.stub.c"
# 1 "elaborated_members_of_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
