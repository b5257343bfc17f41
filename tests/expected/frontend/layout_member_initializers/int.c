# 1 "layout_member_initializers.cu"
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
struct Initialized { long a = (1); char b = (2); }; 
# 5
struct Reuses : public Initialized { char c; }; 
# 6
static_assert((sizeof(Reuses) == (16)), "tail padding is used");
# 7
struct Plain { long a; char b; }; 
# 8
struct Keeps : public Plain { char c; }; 
# 9
static_assert((sizeof(Keeps) == (24)), "tail padding is kept");
# 10
struct Holder { Initialized i; }; 
# 11
struct Outer : public Holder { char d; }; 
# 12
static_assert((sizeof(Outer) == (24)), "of a member it is not");
# 13
template< class T> struct Made { long a; T b{}; }; 
# 14
struct FromMade : public Made< char>  { char c; }; 
# 15
static_assert((sizeof(FromMade) == (16)), "instances have initializers too");

# 1 "layout_member_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__920d2423_29_layout_member_initializers_cu_3a3a6be2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "layout_member_initializers.cudafe1.stub.c"
#include "layout_member_initializers.cudafe1.stub.c"
# 1 "layout_member_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
