# 1 "expansions_of_members_in_lists.cu"
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
namespace ns { template< class A, class B> struct same { static constexpr inline bool value = false; }; template< class A> constexpr bool vt = true; template< class A> struct in { template< class B> struct t { static constexpr inline bool value = false; }; }; }
# 4
template< class V, class ...T> constexpr int f() { 
# 5
constexpr bool a[] = {false, ns::same< T, V> ::value...}; constexpr bool b[] = {(ns::template same< V, V> ::value), ns::vt< V> }; bool c[] = {ns::same< T, V> ::value...}; const bool d[] = {false, (ns::vt< T> )...}; constexpr bool e = (ns::template same< V, int> ::value); constexpr bool g[] = {ns::same< T, V> ::value...}; constexpr bool h[] = {ns::in< T> ::template t< V> ::value...}; 
# 6
constexpr bool i[] = {ns::same< T, V> ::value...}; constexpr bool j[] = {(!ns::template same< T, V> ::value)...}; 
# 7
return (((((((a[0]) + (b[0])) + (c[0])) + (d[0])) + e) + (g[0])) + (h[0])) + (i[0]); } 
# 8
template< class V, class ...T> struct S { static constexpr inline bool v[] = {ns::same< T, V> ::value...}; static constexpr inline bool w[] = {(ns::template same< V, V> ::value)}; static constexpr inline bool x = (ns::template same< V, V> ::value); bool y[2] = {(ns::template same< V, V> ::value)}; template< bool ...B> struct bs { }; bs< (ns::same< T, V> ::value)...>  z; }; 

# 1 "expansions_of_members_in_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6c0485a6_33_expansions_of_members_in_lists_cu_dbdd531d_13155
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "expansions_of_members_in_lists.cudafe1.stub.c"
#include "expansions_of_members_in_lists.cudafe1.stub.c"
# 1 "expansions_of_members_in_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
