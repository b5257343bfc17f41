# 1 "members_called_but_not_defined.cu"
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
# 2
struct W1 { inline operator int() const; inline int f(); static inline int g(); inline W1(int); W1 &operator=(int); inline W1 operator+(int) const; }; 
# 3
int q1(W1 w) { return w.f(); } 
# 4
int q2(W1 &w) { return w; } 
# 5
int q3() { return W1::g(); } 
# 6
void q4() { W1 a = 1; W1 c(2); W1 d{3}; const W1 &r = 5; } 
# 7
int q5(W1 &w) { (w + (1)); return 0; } 

# 1 "members_called_but_not_defined.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4523477c_33_members_called_but_not_defined_cu__Z2q12W1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_called_but_not_defined.cudafe1.stub.c"
#include "members_called_but_not_defined.cudafe1.stub.c"
# 1 "members_called_but_not_defined.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
