# 1 "typedefs_hidden_in_member_classes.cu"
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
template< class C, class T> struct bs { typedef bs it; typedef T ct; typedef int in; class sentry; friend class sentry; struct other { typedef typename bs< C, T> ::ct ct; typedef typename bs< C, T> ::it it; typedef typename bs< C, T> ::in in; typedef bs b; typedef it z; typedef typename bs< C, T> ::it z2; }; }; 
# 5
template< class C, class T> class bs< C, T> ::sentry { public: typedef T traits; typedef bs sb; typedef bs istream_type; typedef typename bs< C, T> ::ct ct; typedef C int_type; typedef it zz; typedef typename bs< C, T> ::in in; }; 
# 6
template< class C> struct D1 { typedef bs< C, int>  base; struct in { typedef typename bs< C, int> ::ct ct; typedef base bb; typedef typename bs< C, int> ::it it; }; }; 

# 1 "typedefs_hidden_in_member_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b7406008_36_typedefs_hidden_in_member_classes_cu_39335054_26398
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_hidden_in_member_classes.cudafe1.stub.c"
#include "typedefs_hidden_in_member_classes.cudafe1.stub.c"
# 1 "typedefs_hidden_in_member_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
