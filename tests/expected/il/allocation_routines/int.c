# 1 "allocation_routines.cu"
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
struct A { int a; }; 
# 5
int *one() { return new int; } 
# 6
A *object() { return new A; } 
# 7
A *outermost() { return ::new A; } 
# 8
void end(int *p) { delete p; } 
# 9
void end(A *p) { delete p; } 
# 10
void ends(A *p) { delete [] p; } 

# 1 "allocation_routines.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ad79cdb2_22_allocation_routines_cu__Z3onev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "allocation_routines.cudafe1.stub.c"
#include "allocation_routines.cudafe1.stub.c"
# 1 "allocation_routines.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
