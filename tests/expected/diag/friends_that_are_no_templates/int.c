# 1 "friends_that_are_no_templates.cu"
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
template< class T> struct U { friend int f(U< T> ); friend int g(T *); friend int h(int); friend T k(); friend inline int m(U< T> ) { return 1; } }; 
# 5
template< class T> int f2(T); 
# 6
template< class T> struct V { friend int f2(V< T> ); friend int f3(V< T> ); }; 
# 7
template< class T> int f3(T); 
# 8
int f4(int); 
# 9
template< class T> struct W { friend int f4(T); friend int f4(W< T> ); }; 

# 1 "friends_that_are_no_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__30b9f980_32_friends_that_are_no_templates_cu_f3cf60e5_29387
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_that_are_no_templates.cudafe1.stub.c"
#include "friends_that_are_no_templates.cudafe1.stub.c"
# 1 "friends_that_are_no_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
