# 1 "alias_value_elsewhere.cu"
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
namespace q { template< class T> struct re { static const bool value = true; }; template< bool B, class T> struct eif { static const bool value = true; typedef T type; }; template< class T> using ia = eif< re< T> ::value && eif< true, T> ::value, T> ; template< class T> using ib = eif< re< T> ::value, T> ; template< class T> using ic = eif< true, T> ; template< class T> typename eif< eif< re< T> ::value && eif< true, T> ::value, T> ::value, T> ::type foo(); template< class T> typename eif< eif< re< T> ::value, T> ::value, T> ::type foo2(); template< class T> typename eif< eif< true, T> ::value, T> ::type foo3(); template< class T> eif< eif< re< T> ::value && eif< true, T> ::value, T> ::value, T>  foo4(); template< class T> struct k { eif< eif< re< T> ::value && eif< true, T> ::value, T> ::value, T>  x; eif< eif< re< T> ::value, T> ::value, T>  y; static const bool v = (ia< T> ::value); }; }

# 1 "alias_value_elsewhere.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4cfb8b02_24_alias_value_elsewhere_cu_be797b5d_29191
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_value_elsewhere.cudafe1.stub.c"
#include "alias_value_elsewhere.cudafe1.stub.c"
# 1 "alias_value_elsewhere.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
