# 1 "constant_closure_pointer.cu"
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
constexpr int ap(int (*f)(int), int x) { return f(x); } 
# 5
constexpr int a2 = ap([](int x) { return x * 2; } , 4); 
# 6
constexpr int t() { return ap([](int x) { return x * 2; } , 4); } 
# 7
static_assert((t() == 8));
# 8
constexpr int t2() { auto l = [](int x) { return x * 2; } ; typedef decltype(l) __T0;int (*p)(int) = l; return (p(4) + ap(l, 1)) + ap(+l, 2); } 
# 9
static_assert((t2() == 14));
# 10
constexpr int t3() { return ap([](auto x) { return x * 2; } , 4); } 
# 11
static_assert((t3() == 8));

# 1 "constant_closure_pointer.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__789078ea_27_constant_closure_pointer_cu_4f69b89d_30279
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_closure_pointer.cudafe1.stub.c"
#include "constant_closure_pointer.cudafe1.stub.c"
# 1 "constant_closure_pointer.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
