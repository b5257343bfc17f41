# 1 "decltype_parenthesized_variable.cu"
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
template< class A, class B> struct same { static constexpr inline bool value = false; }; 
# 4
template< class A> struct same< A, A>  { static constexpr inline bool value = true; }; 
# 5
template< class T> struct V { constexpr V() = default;static constexpr int size() { return 0; } }; 
# 6
namespace n { template< class T> constexpr inline V< T>  e{}; template< class T> constexpr inline int k = 3; template< class T> constexpr T m{}; }
# 7
template< class T> constexpr void f() { 
# 8
static_assert((same< __decltype(n::e< T> ), const V< T> > ::value), "1");
# 9
static_assert((same< __decltype((n::e< T> )), const V< T>  &> ::value), "2");
# 10
static_assert((same< __decltype((n::k< T> )), const int &> ::value), "3");
# 11
static_assert((same< __decltype((n::m< T> )), const T &> ::value), "4");
# 12
} 
# 13
void g() { f< int> (); } 

# 1 "decltype_parenthesized_variable.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2fd2a275_34_decltype_parenthesized_variable_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "decltype_parenthesized_variable.cudafe1.stub.c"
#include "decltype_parenthesized_variable.cudafe1.stub.c"
# 1 "decltype_parenthesized_variable.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
