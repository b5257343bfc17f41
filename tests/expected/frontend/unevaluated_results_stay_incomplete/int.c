# 1 "unevaluated_results_stay_incomplete.cu"
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
template< class T> T &&declval(); 
# 4
template< class A, class B> struct pair { A first; B second; }; 
# 5
struct Tree; 
# 6
template< class P> struct policy { static pair< const P, Tree>  &element(P *); }; 
# 7
template< class P> struct table { using reference = __decltype((policy< P> ::element(declval< P *> ()))); }; 
# 8
struct Tree { table< int>  children; }; 
# 9
unsigned long size() { pair< char, char>  &make(); return sizeof make(); } 

# 1 "unevaluated_results_stay_incomplete.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f7f4d198_38_unevaluated_results_stay_incomplete_cu__Z4sizev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unevaluated_results_stay_incomplete.cudafe1.stub.c"
#include "unevaluated_results_stay_incomplete.cudafe1.stub.c"
# 1 "unevaluated_results_stay_incomplete.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
