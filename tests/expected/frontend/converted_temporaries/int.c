# 1 "converted_temporaries.cu"
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
struct C { operator char(); C(int = 0); C(int, int); }; 
# 4
struct T { operator char(); }; 
# 5
int t(int x) { 
# 6
x = (C() + 1); x = (((C)(1)) + 1); x = (C(1, 2) + 1); x = (T() + 1); x = ((T{}) + 1); x = (C{} + 1); x = (C{1} + 1); x = (C{1, 2} + 1); x = (((C)(1)) + 1); x = (((C)(x)) + 1); 
# 7
x = C(); x = T(); x += ((C)(1)); x = (((C)(1)) + x); x = (-((C)(1))); x = (!T()); x = C(1, 2); bool b = C(); x = (C() && x); x = (((C)(1)) + ((C)(2))); x = ((b ? ((C)(1)) : ((C)(2)))); 
# 8
long y = ((C)(1)) + 1L; return T() + 1; 
# 9
} 

# 1 "converted_temporaries.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__03f2d42d_24_converted_temporaries_cu__Z1ti
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "converted_temporaries.cudafe1.stub.c"
#include "converted_temporaries.cudafe1.stub.c"
# 1 "converted_temporaries.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
