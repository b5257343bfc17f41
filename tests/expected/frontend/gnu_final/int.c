# 1 "gnu_final.cu"
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
struct Bb { virtual void g(); virtual void h() final; virtual void k() final; }; 
# 4
struct D __final : public Bb { virtual void g() final; }; 
# 5
struct E __final { int __final; }; 
# 6
struct F { F f(); }; 
# 7
template< class T> struct H __final : public Bb { virtual void g() override final { } }; 
# 8
H< int>  hh; class __final; 

# 1 "gnu_final.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4d715eef_12_gnu_final_cu_hh
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "gnu_final.cudafe1.stub.c"
#include "gnu_final.cudafe1.stub.c"
# 1 "gnu_final.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
