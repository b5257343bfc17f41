# 1 "friends_and_overriders_that_are_allowed.cu"
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
struct Plain { }; 
# 4
struct Befriends { friend constexpr Plain::Plain(const Plain &); friend constexpr Plain &Plain::operator=(const Plain &); friend Plain::~Plain(); }; 
# 5
struct First { virtual void f(); virtual void g(); }; 
# 6
struct Second : virtual public First { virtual void f(); }; 
# 7
struct Both : public First, public Second { virtual void g(); }; 
# 8
struct Other : public First, virtual public Second { }; 
# 9
struct Third : virtual public First { virtual void g(); }; 
# 10
struct All : public Second, public Third { }; 

# 1 "friends_and_overriders_that_are_allowed.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ab799a62_42_friends_and_overriders_that_are_allowed_cu_b7e67c7c_20858
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_and_overriders_that_are_allowed.cudafe1.stub.c"
#include "friends_and_overriders_that_are_allowed.cudafe1.stub.c"
# 1 "friends_and_overriders_that_are_allowed.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
