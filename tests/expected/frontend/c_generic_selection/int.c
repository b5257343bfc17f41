# 1 "c_generic_selection.cu"
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
# 5
int a = _Generic(1, int: 1, double: 2, char *: 3, default: 4), b = _Generic((1.0), int: 1, double: 2, char *: 3, default: 4), c = _Generic("x", int: 1, double: 2, char *: 3, default: 4), d = _Generic((1.0F), int: 1, double: 2, char *: 3, default: 4); 
# 6
int e[_Generic(1L, long: 2, default: 1)]; 
# 7
_Atomic(int) atomic; 
# 8
_Atomic(long) other; 
# 9
struct S { _Atomic(int) x; }; 
# 10
_Noreturn void stop(void); 
# 11
double __complex__ z = (((1.0)) + (0.0 + 2.0i)); 
# 12
float __complex__ w = (0.0F + 2.0Fi); 

# 1 "c_generic_selection.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__10e4c98a_22_c_generic_selection_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "c_generic_selection.cudafe1.stub.c"
#include "c_generic_selection.cudafe1.stub.c"
# 1 "c_generic_selection.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
