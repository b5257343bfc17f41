# 1 "objects_discarded.cu"
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
struct T { int x; }; struct E { }; template< class X> struct V { }; template< class X> struct W { X x; W(); }; struct N { N(); }; struct D { ~D(); }; struct C { C(const C &); C(); }; 
# 5
struct K { int a; constexpr K(int a = 0) : a(a) { } }; union U { int a; }; 
# 6
void a() { (void)T(); (void)E(); (void)V< long> (); (void)(W< int> ()); (void)(N()); (void)D(); (void)(C()); (void)(K()); (void)U(); (void)(T{}); (void)(E{}); (void)(V< int> {}); (void)(N{}); (void)(K{}); (void)(K{1}); (void)(U{}); (void)((int)0); (void)0; } 

# 1 "objects_discarded.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__20f54dea_20_objects_discarded_cu__Z1av
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_discarded.cudafe1.stub.c"
#include "objects_discarded.cudafe1.stub.c"
# 1 "objects_discarded.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
