# 1 "alias_of_other_namespace_expanded.cu"
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
namespace mp { namespace detail { 
# 4
template< class T, class ...Ts> constexpr unsigned long find_index() { return 0; } 
# 5
constexpr int k = 3; template< int > constexpr int vt = 2; 
# 6
struct V { static constexpr inline int s = 1; }; 
# 7
enum E { e1}; 
# 8
template< unsigned long I> struct impl { static constexpr inline unsigned long value = I; }; 
# 9
template< class T, class ...Ts> using checked = impl< find_index< T, Ts...> ()> ; 
# 10
template< class T> using ck = impl< k + sizeof(T)> ; 
# 11
template< class T> using cv = impl< vt< sizeof(T)> > ; 
# 12
template< class T> using ce = impl< (e1) + sizeof(T)> ; 
# 13
template< class T> using cs = impl< V::s + sizeof(T)> ; 
# 14
template< class T> using dt = __decltype((find_index< T> ())); 
# 15
}
# 16
template< class ...Ts> struct variant { }; 
# 17
template< int I, class ...Ts> constexpr bool h(const variant< Ts...>  &v) { return I; } 
# 18
template< class T, class ...Ts> constexpr bool h(const variant< Ts...>  &v) { return h< detail::impl< detail::find_index< T, Ts...> ()> ::value> (v); } 
# 19
template< class T, class ...Ts> constexpr bool h2(const variant< Ts...>  &v) { return detail::checked< T, Ts...> ::value; } 
# 20
template< class T, class ...Ts> constexpr bool h3(const variant< Ts...>  &v) { detail::checked< T, Ts...>  x; typedef typename detail::checked< T, Ts...> ::q y; return ((((h< detail::impl< detail::k + sizeof(T)> ::value> (v) + h< detail::impl< detail::vt< sizeof(T)> > ::value> (v)) + h< detail::impl< (detail::e1) + sizeof(T)> ::value> (v)) + h< detail::impl< detail::V::s + sizeof(T)> ::value> (v)) + detail::ck< T> ::value) + sizeof(detail::dt< T> ); } 
# 21
template< class T> struct s { static constexpr inline bool v = (detail::checked< T> ::value); static constexpr inline bool v2 = h< detail::impl< detail::find_index< T> ()> ::value> (variant< > ()); detail::checked< T>  m; void f(detail::checked< T> ) { h< detail::impl< detail::find_index< T> ()> ::value> (1); } }; 
# 22
template< class T> auto r(T)->__decltype((h< detail::impl< detail::find_index< T> ()> ::value> (variant< > ()))) { return 0; } 
# 23
template< class T> detail::checked< T>  r3(T) { return 0; } 
# 24
}

# 1 "alias_of_other_namespace_expanded.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b31b08d9_36_alias_of_other_namespace_expanded_cu_c6d14ac3_1956
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_of_other_namespace_expanded.cudafe1.stub.c"
#include "alias_of_other_namespace_expanded.cudafe1.stub.c"
# 1 "alias_of_other_namespace_expanded.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
