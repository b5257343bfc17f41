# 1 "arguments_after_functional_casts.cu"
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
namespace bo { template< class T> T &&fwd(T & t); struct base { }; }
# 5
struct tet { }; 
# 6
template< class ...> struct efs; 
# 7
template< class T, class ...A> struct eft { typedef efs< T, A...>  type; }; 
# 8
template< class ...> struct efs { template< class ...B> efs(B && ...); }; 
# 9
template< class V, class F, class D> struct ei { ei(F &); ei(); }; 
# 10
template< class V> struct ft { 
# 11
template< class K, class ...Args> int tem(K &&key, Args &&...args) { 
# 12
typedef typename eft< tet, K, Args...> ::type func_t; 
# 13
typedef ei< V, typename eft< tet, K, Args...> ::type, int>  it_t; 
# 14
func_t func(tet(), bo::fwd< K> (key), bo::fwd< Args> (args)...); 
# 15
return ins(((it_t)(func)), it_t()); 
# 16
} 
# 17
}; 
# 18
ft< int>  x; 

# 1 "arguments_after_functional_casts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__febaf2fb_35_arguments_after_functional_casts_cu_fc85f5e7_4204
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arguments_after_functional_casts.cudafe1.stub.c"
#include "arguments_after_functional_casts.cudafe1.stub.c"
# 1 "arguments_after_functional_casts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
