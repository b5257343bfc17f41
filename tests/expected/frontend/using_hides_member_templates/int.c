# 1 "using_hides_member_templates.cu"
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
template< class ...T> struct test { }; 
# 4
template< class R> struct runner { template< class ...Ts> void on(test< Ts...> ) { } template< class T> int g(T *) { return 0; } template< class T> void h(T, int) { } }; 
# 5
struct rep { }; 
# 6
struct par : public runner< rep>  { 
# 7
using ::runner< rep> ::on;using ::runner< rep> ::g;using ::runner< rep> ::h;
# 8
template< class ...Ts> auto on(test< Ts...> ) { return 1; } 
# 9
template< class T> auto g(T *) { return (1.0); } 
# 10
template< class T> int h(T, int) { return 1; } 
# 11
}; 
# 12
template< class ...Ts> auto call(test< Ts...>  t) { par p; return p.on(t); } 
# 13
int main() { par p; test< int, char>  t; p.on(t); call(t); p.g(&t); p.h(1, 2); return p.on(t); } 

# 1 "using_hides_member_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cd139318_31_using_hides_member_templates_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_hides_member_templates.cudafe1.stub.c"
#include "using_hides_member_templates.cudafe1.stub.c"
# 1 "using_hides_member_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
