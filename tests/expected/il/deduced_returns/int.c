# 1 "deduced_returns.cu"
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
auto f(int); 
# 5
auto f(int x) { return x; } 
# 6
struct S { auto m() { return 1; } static auto &s(int &q) { return q; } auto d()->int; }; 
# 7
auto z(); 
# 8
template< class T> auto k(T t) { return t; } 
# 9
template< class T> auto k2(T t)->T { return t; } 
# 10
template< class T> auto twice(T t) { return t * 2; } 
# 11
int g() { return twice(1) + f(2); } 
# 12
decltype(auto) h() { return 1; } 

# 1 "deduced_returns.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5a59723c_18_deduced_returns_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduced_returns.cudafe1.stub.c"
#include "deduced_returns.cudafe1.stub.c"
# 1 "deduced_returns.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
