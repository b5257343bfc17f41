# 1 "template_ids_as_function_arguments.cu"
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
template< class T> bool ce(const T &a, const T &b) { return a == b; } 
# 5
template< class T> bool cv(T a, T b) { return a == b; } 
# 6
struct F { template< class I, class C> bool operator()(I a, C c) const { return true; } }; 
# 7
template< class I, class C> bool fn(I a, C c) { return true; } 
# 8
void k() { F f; f(1, ce< int> ); f(1, ce< const int> ); fn(1, ce< const int> ); fn(1, ce< int> ); bool (*p)(const int &, const int &) = ce< const int> ; f(1, cv< const int> ); fn(1, cv< const int> ); bool (*q)(int, int) = cv< const int> ; } 

# 1 "template_ids_as_function_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bad3c28b_37_template_ids_as_function_arguments_cu__Z1kv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_ids_as_function_arguments.cudafe1.stub.c"
#include "template_ids_as_function_arguments.cudafe1.stub.c"
# 1 "template_ids_as_function_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
