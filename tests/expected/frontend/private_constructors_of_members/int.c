# 1 "private_constructors_of_members.cu"
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
struct P { static const P less; static const P l2; private: constexpr explicit P(int) noexcept { } }; 
# 5
constexpr inline const P P::less(1); 
# 6
constexpr inline const P P::l2{1}; 

# 1 "private_constructors_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7ec3e2bb_34_private_constructors_of_members_cu_f3d7d28f_4071
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "private_constructors_of_members.cudafe1.stub.c"
#include "private_constructors_of_members.cudafe1.stub.c"
# 1 "private_constructors_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
