# 1 "dependent_values_as_arguments.cu"
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
struct handler { }; 
# 4
template< class H> struct checker { checker(H, int); void check(); }; 
# 5
template< class T> struct constant { static const int value = 3; }; 
# 6
template< class T, class C> void parse(const T &t, C &c) { 
# 7
checker< handler>  first(handler(), constant< T> ::value); 
# 8
first.check(); 
# 9
checker< handler>  second(handler(), C::value); 
# 10
second.check(); 
# 11
} 

# 1 "dependent_values_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5cc31dc7_32_dependent_values_as_arguments_cu_092d6e66_24969
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "dependent_values_as_arguments.cudafe1.stub.c"
#include "dependent_values_as_arguments.cudafe1.stub.c"
# 1 "dependent_values_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
