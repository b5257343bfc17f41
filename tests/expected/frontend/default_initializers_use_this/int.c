# 1 "default_initializers_use_this.cu"
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
struct B { int x = 3; constexpr int get() const { return x; } }; 
# 3
struct D : public B { int d = this->get() + 1; int e = (this->d) + (x); }; 
# 4
static_assert((((D().e) == 7) && ((D().d) == 4)), "");
# 5
struct A { int a = 1; int b = (a) + 1; int c[2] = {a, b}; }; 
# 6
static_assert((((A().b) == 2) && (((A{5}).b) == 6) && ((((A{5}).c)[1]) == 6)), "");
# 7
int x[(A{3}).b]; 

# 1 "default_initializers_use_this.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0b9872b1_32_default_initializers_use_this_cu_9607698c_14725
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "default_initializers_use_this.cudafe1.stub.c"
#include "default_initializers_use_this.cudafe1.stub.c"
# 1 "default_initializers_use_this.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
