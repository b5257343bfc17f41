# 1 "gnu_attributes_on_members.cu"
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
struct A { __attribute((cold)) int a; __attribute((unused)) int b; __attribute((weak)) int c; int d __attribute((noinline)); [[gnu::unused]] int e; int f [[gnu::unused]]; __attribute((used)) int g; __attribute((unused)) int h: 3; }; 
# 4
struct __attribute((unused)) B { }; enum { x __attribute((unused)), y}; using q __attribute((unused)) = int; namespace __attribute((unused)) n { }template< class T> __attribute((unused)) void f(); 

# 1 "gnu_attributes_on_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d0f1c993_28_gnu_attributes_on_members_cu_aaa74ac4_4695
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "gnu_attributes_on_members.cudafe1.stub.c"
#include "gnu_attributes_on_members.cudafe1.stub.c"
# 1 "gnu_attributes_on_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
