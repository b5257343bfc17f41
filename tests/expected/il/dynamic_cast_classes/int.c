# 1 "dynamic_cast_classes.cu"
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
struct First { First(int); int a; virtual void v(); }; struct Second : public First { Second(); }; 
# 5
Second *down(First *p) { return dynamic_cast< Second *>(p); } 
# 6
struct Third { Third(int); virtual void v(); }; struct Fourth : virtual public Third { Fourth() : Third(1) { } }; 
# 7
struct Fifth : public Fourth { Fifth() : Third(2) { } Fifth(const Fifth &) = default;}; 

# 1 "dynamic_cast_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__37800526_23_dynamic_cast_classes_cu_f76cb5b5
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "dynamic_cast_classes.cudafe1.stub.c"
#include "dynamic_cast_classes.cudafe1.stub.c"
# 1 "dynamic_cast_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
