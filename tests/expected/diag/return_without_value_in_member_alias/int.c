# 1 "return_without_value_in_member_alias.cu"
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
template< class T> struct S { template< class U, class E> using first = T; template< class U, class E> using own = U; 
# 4
template< class V> first< int *, V>  f1(V) { } template< class V> own< int *, V>  f2(V) { } template< class V> own< void, V>  f3(V) { } }; 
# 5
void v() { } struct K { K() { } ~K() { } }; int i() { } 

# 1 "return_without_value_in_member_alias.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__374a6fd4_39_return_without_value_in_member_alias_cu__Z1vv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "return_without_value_in_member_alias.cudafe1.stub.c"
#include "return_without_value_in_member_alias.cudafe1.stub.c"
# 1 "return_without_value_in_member_alias.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
