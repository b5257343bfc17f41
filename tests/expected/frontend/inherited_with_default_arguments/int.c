# 1 "inherited_with_default_arguments.cu"
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
struct A { A(int, int = 0); static void f(int = 0); void m(int, int = 0); }; 
# 5
struct B : public A { using A::A;B(int); using A::f;static void f(); using A::m;void m(int); }; 
# 6
struct C : public B { using B::B;using B::f;using B::m;}; 
# 7
void t() { C c(42); c.f(); c.m(1); } 

# 1 "inherited_with_default_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e5fc4647_35_inherited_with_default_arguments_cu__Z1tv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_with_default_arguments.cudafe1.stub.c"
#include "inherited_with_default_arguments.cudafe1.stub.c"
# 1 "inherited_with_default_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
