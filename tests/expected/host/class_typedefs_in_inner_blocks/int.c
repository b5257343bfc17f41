# 1 "class_typedefs_in_inner_blocks.cu"
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
template< class T> struct an { typedef an type; static const bool value = true; }; template< class T> struct mi : public an< T> ::type { }; template< class A, class B> struct pr { }; template< bool B> struct bb { }; template< bool B, class T, class U> struct cnd { typedef T type; }; template< bool B, class T, class U> using ct = typename cnd< B, T, U> ::type; template< class T> T &&fwd(T &); 
# 5
template< class K, class V> struct Y { typedef V value_type; typedef const V *cp; void h(Y &&, an< int> ); void h(Y &&, an< long> ); }; template< class K, class V> struct Z { typedef V value_type; void h(); }; 
# 6
template< class K, class V> void Y< K, V> ::h(Y &&, an< int> ) { constexpr bool a = (!mi< value_type> ::value); } 
# 7
template< class K, class V> void Y< K, V> ::h(Y &&y, an< long> ) { constexpr bool a = (!mi< value_type> ::value); using F = ct< mi< value_type> ::value, const Y &, Y &&> ; fwd< ct< mi< value_type> ::value, const Y &, Y &&> > (y); } 
# 8
template< class K, class V> void Z< K, V> ::h() { if (true) { using F = ct< mi< V> ::value, const Z &, Z &&> ; }  bb< mi< value_type> ::value>  x; bool b = (mi< value_type> ::value); mi< value_type>  y; } 

# 1 "class_typedefs_in_inner_blocks.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2728841c_33_class_typedefs_in_inner_blocks_cu_147e6215_26348
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_typedefs_in_inner_blocks.cudafe1.stub.c"
#include "class_typedefs_in_inner_blocks.cudafe1.stub.c"
# 1 "class_typedefs_in_inner_blocks.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
