# 1 "bare_friends.cu"
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
template< class Z> class B { friend int g1(int); friend int g2(int); friend int g3(int); friend int g4(int); friend int g5(int); friend int g6(int *); friend int g7(int); friend int g8(int); friend int g9(int) noexcept; friend constexpr int h2(int) { return 1; } friend int h3(int); __attribute((visibility("hidden"))) friend inline int h4(int) { return 1; } template< class T> __attribute((visibility("hidden"))) friend int h5(T); friend int h6(int); friend int h7(int); friend int h8(int); }; 

# 1 "bare_friends.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d2613378_15_bare_friends_cu_4ecc2a12_4012
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bare_friends.cudafe1.stub.c"
#include "bare_friends.cudafe1.stub.c"
# 1 "bare_friends.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
