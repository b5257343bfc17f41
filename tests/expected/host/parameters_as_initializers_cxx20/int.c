# 1 "parameters_as_initializers_cxx20.cu"
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
template< auto v, int w, class T, T t> void fn() { __decltype((v)) a = v; auto b = v; int c = v; T d = t; const T e = t; static T f = t; int g = w; const int h = w; auto i = t; T j(t); T k{t}; constexpr auto l = (v); constexpr T m = (t); __decltype((t)) n = t; } 
# 5
template< auto v, class T, T t> auto g() { return v; } 
# 6
template< auto v, class T, T t> T h() { if (v) { return t; }  use(v); use(t, v + 1); for (T i = t; i < t; ++i) { ; }  T x; x = t; return x; } 

# 1 "parameters_as_initializers_cxx20.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__af31ee55_35_parameters_as_initializers_cxx20_cu_9c6b6792_5602
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parameters_as_initializers_cxx20.cudafe1.stub.c"
#include "parameters_as_initializers_cxx20.cudafe1.stub.c"
# 1 "parameters_as_initializers_cxx20.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
