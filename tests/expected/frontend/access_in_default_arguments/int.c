# 1 "access_in_default_arguments.cu"
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
class A { typedef int I; I f(); friend I g(A::I); static I x; template< int > struct Q; friend I g2(A::I p, A::I); }; 
# 4
A::I A::f() { return 0; } 
# 5
A::I g(A::I p = A::x); 
# 6
A::I g(A::I p) { return 0; } 
# 7
A::I A::x = 0; 
# 8
A::I g2(A::I p = A::x, A::I q = sizeof A::x) { return p + A::x; } 
# 9
int z = g() + g2(); 

# 1 "access_in_default_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fb7baea3_30_access_in_default_arguments_cu_012099cd
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "access_in_default_arguments.cudafe1.stub.c"
#include "access_in_default_arguments.cudafe1.stub.c"
# 1 "access_in_default_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
