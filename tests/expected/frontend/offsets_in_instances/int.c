# 1 "offsets_in_instances.cu"
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
template< class T> struct holder { T d; }; 
# 4
template< class T> struct late { T a; int b[3]; }; 
# 5
template< class T> struct node { 
# 6
struct leaf { T t; }; 
# 7
union data { leaf l; char c; }; 
# 8
struct impl { char first; data d; }; 
# 9
static constexpr unsigned long at(unsigned n) { return __builtin_offsetof(holder< impl> , d.d.l) + n; } 
# 10
static constexpr unsigned long element(unsigned n) { return __builtin_offsetof(late< T> , b[n]); } 
# 11
}; 
# 12
static_assert((node< int> ::at(2) == (6)), "");
# 13
static_assert((__alignof__(late< short> ) == (4)), "");
# 14
static_assert((__alignof__(late< double>  [2]) == (8)), "");

# 1 "offsets_in_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aed633dc_23_offsets_in_instances_cu_0a0693f7_24812
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "offsets_in_instances.cudafe1.stub.c"
#include "offsets_in_instances.cudafe1.stub.c"
# 1 "offsets_in_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
