# 1 "closure_special_members.cu"
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
auto g = [](int i) { return i < 25; } ; typedef decltype(g) __T0;
# 5
static_assert(__is_constructible(__decltype(g)), "no lambda-capture: default constructible");
# 6
static_assert(__is_assignable(__decltype(g) &, __decltype(g)), "and assignable");
# 7
void f() { 
# 8
int q = 0; 
# 9
auto c = [q](int i) { return i < (q); } ; typedef decltype(c) __T1;
# 10
auto d = [=](int i) { return i < 3; } ; typedef decltype(d) __T2;
# 11
static_assert((!__is_constructible(__decltype(c))), "a capture");
# 12
static_assert((!__is_constructible(__decltype(d))), "a capture-default");
# 13
static_assert((!__is_assignable(__decltype(c) &, __decltype(c))), "a capture");
# 14
static_assert(__is_constructible(__decltype(c), __decltype(c) &), "copies");
# 15
} 

# 1 "closure_special_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__49ce9289_26_closure_special_members_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "closure_special_members.cudafe1.stub.c"
#include "closure_special_members.cudafe1.stub.c"
# 1 "closure_special_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
