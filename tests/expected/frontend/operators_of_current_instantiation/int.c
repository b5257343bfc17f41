# 1 "operators_of_current_instantiation.cu"
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
template< class T> struct B { 
# 4
int operator[](int); int operator()(int); T t; B *n; B make(); 
# 5
void f(T p, T *q, B b) { (p["a"]) = 1; (q[1]) = 2; (b[1]) = 3; ((b["a"])["b"]) = 4; ((b[1]).x) = 3; ((t)[1]) = 3; ((n)[1]) = b; (make()[1]) = 3; (make()["a"]).foo(); -(b[2]); b = (b[1]); ((*this)[1]) = 3; (b[1]) + (b[2]); } 
# 6
}; 

# 1 "operators_of_current_instantiation.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__50a6e7f0_37_operators_of_current_instantiation_cu_5c887df3_16320
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operators_of_current_instantiation.cudafe1.stub.c"
#include "operators_of_current_instantiation.cudafe1.stub.c"
# 1 "operators_of_current_instantiation.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
