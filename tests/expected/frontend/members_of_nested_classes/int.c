# 1 "members_of_nested_classes.cu"
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
template< class S> struct P { struct D { static const int a = 1; }; static const int b = 3; 
# 5
using E = D; 
# 6
int f(int i, int j) { int q = (((i * D::t) + (j * D::a)) + i) + (j / b); return (q + (D::u << 2)) + D::v; } 
# 7
int g(int i) { return ((E::t * i) + (-E::t)) + (!D::t); } 
# 8
}; 

# 1 "members_of_nested_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__62b2c7c5_28_members_of_nested_classes_cu_6768ea81_1726
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_nested_classes.cudafe1.stub.c"
#include "members_of_nested_classes.cudafe1.stub.c"
# 1 "members_of_nested_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
