# 1 "aliases_in_kept_constants.cu"
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
namespace s { template< class > struct P { static const bool value = true; typedef int type; enum { e}; template< class > struct q { static const int v = 1; }; }; 
# 5
template< class K> using ie = P< K *> ; template< class K> using ie2 = typename P< K> ::type; 
# 6
template< class K> struct u { enum { a = P< K *> ::value, b = P< K> ::value}; int arr[ie< K> ::value]; int bf: P< K *> ::value; alignas(P< K *> ::value) int c; static_assert((ie< K> ::value), "");void f() { int x[P< K *> ::value]; switch (1) { case ie< K> ::value:  ; }  typedef char y[P< K *> ::value]; if (ie< K> ::value) { ; }  } __decltype(ie< K> ::value) d; typename P< __decltype(P< K *> ::value)> ::type e; int g[sizeof(ie< K> )]; }; 
# 7
}

# 1 "aliases_in_kept_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cbf03160_28_aliases_in_kept_constants_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_in_kept_constants.cudafe1.stub.c"
#include "aliases_in_kept_constants.cudafe1.stub.c"
# 1 "aliases_in_kept_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
