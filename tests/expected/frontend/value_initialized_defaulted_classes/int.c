# 1 "value_initialized_defaulted_classes.cu"
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
struct A; struct B *b; typedef struct C *c; struct A; A *a; void f(struct D * d); struct E { struct F *f; struct G; friend struct H; }; struct B; extern struct I *i; enum K: int; struct uint { unsigned x, y; }; struct P { unsigned x; unsigned y; P(int a, int b = 2) : x(a), y(b) { } operator uint() const { return uint{x, y}; } uint g() { return {x, (1)}; } uint h() { uint t = {x, y}; return uint{(1), (2)}; } uint k() { uint t{y}; uint u = uint{x}; return uint(); } }; 

# 1 "value_initialized_defaulted_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__73fd7bc5_38_value_initialized_defaulted_classes_cu_0cb4d309_5513
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "value_initialized_defaulted_classes.cudafe1.stub.c"
#include "value_initialized_defaulted_classes.cudafe1.stub.c"
# 1 "value_initialized_defaulted_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
