# 1 "discarded_template_parameters.cu"
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
template< int N> void f() { 
# 4
N; 
# 5
N + 1; 
# 6
N, 1; 
# 7
(N + 1), 2; 
# 8
sizeof(N); 
# 9
1, N; 
# 10
} 
# 11
template< class T> void g(T t, int i) { 
# 12
T::x; 
# 13
T::x, 1; 
# 14
t; 
# 15
t, 1; 
# 16
i, 1; 
# 17
sizeof(T), 1; 
# 18
i + 1; 
# 19
(i + 1), 2; 
# 20
(T::x + 1), 2; 
# 22
} 

# 1 "discarded_template_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aa582d69_32_discarded_template_parameters_cu_882e3604_14808
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "discarded_template_parameters.cudafe1.stub.c"
#include "discarded_template_parameters.cudafe1.stub.c"
# 1 "discarded_template_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
