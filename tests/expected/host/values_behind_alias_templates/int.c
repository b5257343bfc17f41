# 1 "values_behind_alias_templates.cu"
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
namespace s { template< class T> struct rc { using type = T; }; template< class T> struct isi { static const bool value = true; }; }
# 4
namespace cg { namespace details { template< class T> struct _f { static const bool value = true; static int fn(); typedef T ty; }; template< class T> using f = _f< typename s::rc< T> ::type> ; template< class T> struct g { static const bool value = true; }; template< class T> constexpr bool vt = true; 
# 5
template< class T> struct in { static_assert((details::f< T> ::value), "");static_assert((details::template g< T> ::value), "");bool a = (details::f< T> ::value); enum { e = _f< typename s::rc< T> ::type> ::value}; int arr[details::f< T> ::value]; void m() { static_assert((details::f< T> ::value), "");bool b = (details::f< T> ::value); details::f< T> ::fn(); } }; }
# 6
template< class T> struct out { static_assert((details::f< T> ::value || details::template g< T> ::value), "");static_assert((details::vt< T> ), "");bool a = (details::f< T> ::value); typename details::f< T> ::ty t; }; 
# 7
namespace details { template< class T> void h() { static_assert((s::template isi< T> ::value || details::f< T> ::value), "");static_assert((f< T> ::value), "");static_assert((cg::details::f< T> ::value && details::template g< T> ::value), "");details::f< T> ::fn(); typename f< T> ::ty t; } }
# 8
template< class T> void k() { static_assert((s::template isi< T> ::value || details::f< T> ::value), "");static_assert((cg::details::f< T> ::value), "");} }
# 9
template< class T> void o() { static_assert((cg::details::f< T> ::value), "");bool b = (cg::details::f< T> ::value); } using namespace cg;template< class T> void o2() { static_assert((details::f< T> ::value), "");} 

# 1 "values_behind_alias_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c9d8b247_32_values_behind_alias_templates_cu_0658887a_28307
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_behind_alias_templates.cudafe1.stub.c"
#include "values_behind_alias_templates.cudafe1.stub.c"
# 1 "values_behind_alias_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
