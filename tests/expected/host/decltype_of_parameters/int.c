# 1 "decltype_of_parameters.cu"
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
template< auto v, int w, class T, T t, auto ...vs> struct C { using a = __decltype(v); using b = __decltype(w); using c = __decltype(t); using d = __decltype((v)); template< class ...X> struct S; using e = S< __decltype(vs)...> ; using f = __decltype((v + 1)); static constexpr inline __decltype(v) g = (v); using h = __decltype((w)); }; 
# 5
template< auto *p> using Q = __decltype(p); 
# 6
template< auto v> void fn() { using U = __decltype(v); } 

# 1 "decltype_of_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0b179ff2_25_decltype_of_parameters_cu_c1c1fc90_24753
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "decltype_of_parameters.cudafe1.stub.c"
#include "decltype_of_parameters.cudafe1.stub.c"
# 1 "decltype_of_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
