# 1 "nodiscard_of_instances.cu"
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
template< class R> struct A { 
# 3
[[nodiscard]] R f1(); [[nodiscard]] auto f2()->R; [[nodiscard]] constexpr auto f3()->R { return R(); } [[nodiscard]] constexpr R f4() { return R(); } 
# 4
[[nodiscard]] static R f5(); [[nodiscard]] R f6() { return R(); } template< class T> [[nodiscard]] static R f7(T) { return R(); } template< class T> [[nodiscard]] R f8(T); 
# 5
template< class T> [[nodiscard]] static auto f9(T)->R { return R(); } [[nodiscard]] static auto fa()->R { return R(); } virtual R fb [[nodiscard]](); 
# 6
}; 
# 7
struct B : public A< void>  { }; 

# 1 "nodiscard_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0c5cfd77_25_nodiscard_of_instances_cu_2e34cf9b_21494
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "nodiscard_of_instances.cudafe1.stub.c"
#include "nodiscard_of_instances.cudafe1.stub.c"
# 1 "nodiscard_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
