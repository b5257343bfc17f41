# 1 "function_names_outside.cu"
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
const char *p = (""); const char *q = (""); 
# 4
template< class T> const char *r = ""; struct S { const char *m = (""); const char *n = (""); }; namespace n { const char *o = (""); int z = (sizeof ""); }
# 5
int f(int a = sizeof ""); auto l = []{ return __FUNCTION__; } ; typedef decltype(l) __T0;
# 6
template< class T> int g4(T t) { return (t(), 1); } template< class T> auto g5(T t) { return (f(0), t); } void g6() { return (f(0), ((void)0)); } int &g7(int &a) { return (f(0), a); } decltype(auto) g8(int &a) { return (f(0), a); } struct Q { Q(); }; Q g9() { return (f(0), (Q())); } Q g10(Q q) { return (f(0), q); } 
# 7
int g() { return (f(), 1); } int g2() { return ((f(), f()), 2); } 

# 1 "function_names_outside.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__047f6c2f_25_function_names_outside_cu_p
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "function_names_outside.cudafe1.stub.c"
#include "function_names_outside.cudafe1.stub.c"
# 1 "function_names_outside.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
