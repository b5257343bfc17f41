# 1 "constants_that_are_required.cu"
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
struct Du { long r; constexpr Du(long x) : r(x) { } }; constexpr bool operator<(Du a, Du b) { return (a.r) < (b.r); } constexpr Du Zero() { return ((Du)(0)); } 
# 4
static_assert((!((Zero()) < (Zero()))), "");constexpr bool b1 = ((Zero()) < (Zero())); const bool b2 = (Zero() < Zero()); bool b3 = (Zero() < Zero()); int a4[(((Zero()) < (Zero()))) + 1]; enum { e5}; template< bool B> struct T { }; T< false>  t6; void f() { static_assert((!((Zero()) < (Zero()))), "");constexpr bool c1 = ((Zero()) < (Zero())); static bool c2 = (Zero() < Zero()); if constexpr ((Zero() < Zero())) { }  T< false>  c3; } 

# 1 "constants_that_are_required.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__64e45352_30_constants_that_are_required_cu_b3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_that_are_required.cudafe1.stub.c"
#include "constants_that_are_required.cudafe1.stub.c"
# 1 "constants_that_are_required.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
