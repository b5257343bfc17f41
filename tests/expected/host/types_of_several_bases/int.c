# 1 "types_of_several_bases.cu"
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
struct cb { class cc { }; struct dd { }; }; 
# 4
class cq : private cb, private cb::cc { void cr(cb::cc *); dd *d; }; 
# 5
void cq::cr(cb::cc *p) { cb::cc *q = p; } 
# 6
struct r1 { struct x { }; }; struct r2 { struct x { }; typedef int y; }; 
# 7
struct r3 : public r1, public r2 { r1::x a; r2::x b; y c; void f(r1::x); }; void r3::f(r1::x p) { } 

# 1 "types_of_several_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__185a58e9_25_types_of_several_bases_cu_ad459456
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_of_several_bases.cudafe1.stub.c"
#include "types_of_several_bases.cudafe1.stub.c"
# 1 "types_of_several_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
