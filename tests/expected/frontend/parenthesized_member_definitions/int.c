# 1 "parenthesized_member_definitions.cu"
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
struct Plain { typedef int type; struct inner; type one(type); type *two(inner *); }; 
# 4
int Plain::one(type value) { return value; } 
# 5
int *Plain::two(inner *) { return 0; } 
# 6
template< class T> struct Generic { typedef T type; struct inner; int one(type); T *two(inner *, type); }; 
# 7
template< class T> int Generic< T> ::one(type value) { return value; } 
# 8
template< class T> T *Generic< T> ::two(inner *, type) { return 0; } 
# 9
template struct Generic< int> ;

# 1 "parenthesized_member_definitions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__68e5389e_35_parenthesized_member_definitions_cu_6a46b78c
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parenthesized_member_definitions.cudafe1.stub.c"
#include "parenthesized_member_definitions.cudafe1.stub.c"
# 1 "parenthesized_member_definitions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
