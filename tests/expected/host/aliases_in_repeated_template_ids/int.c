# 1 "aliases_in_repeated_template_ids.cu"
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
template< class ...T> struct tup { }; template< class T> struct dec { typedef T type; }; template< class T> using dt = typename dec< T> ::type; template< class T> struct st { typedef T ty; }; template< class T> using das = st< dt< T> > ; 
# 5
template< class ...E> tup< typename das< E> ::ty...>  a1(E &&...e) { typedef tup< typename st< dt< E> > ::ty...>  r; return r(); } 
# 6
template< class ...E> tup< typename st< E> ::ty...>  a2(E &&...e) { typedef tup< typename st< E> ::ty...>  r; return r(); } 

# 1 "aliases_in_repeated_template_ids.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__10041e63_35_aliases_in_repeated_template_ids_cu_f3d72867_26248
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_in_repeated_template_ids.cudafe1.stub.c"
#include "aliases_in_repeated_template_ids.cudafe1.stub.c"
# 1 "aliases_in_repeated_template_ids.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
