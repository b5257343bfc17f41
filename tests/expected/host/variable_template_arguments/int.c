# 1 "variable_template_arguments.cu"
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
template< unsigned long N> struct El { }; template< unsigned long N> constexpr inline El< N>  el; template< unsigned N> constexpr int iv = (N); template< char C> constexpr int cv = (C); template< bool B> constexpr int bv = (B); enum E { e0, e1}; template< E e> constexpr int ev = (e); template< class T, unsigned long N> constexpr int tv = (N); template< unsigned long ...N> constexpr int pv = (sizeof...(N)); template< long N = 3L> constexpr int dv = (N); constexpr unsigned long cn = (7); const int ci = 3; enum { an = 5}; 
# 5
constexpr auto k0 = el< 0UL> ; constexpr auto k1 = el< 2UL> ; constexpr auto k2 = el< cn> ; constexpr auto k3 = el< 3UL> ; int a0 = iv< 3U> , a1 = iv< 99U> , a2 = iv< 7U> , a3 = cv< 'A'> , a4 = bv< true> , a5 = bv< true> , a6 = ev< e1> , a7 = ev< e1> , a8 = tv< int, 4UL> , a9 = pv< 1UL, 2UL, 3UL> , b0 = dv<> , b1 = dv< 4L> , b2 = iv< 5U> , b3 = iv< 4U> ; 
# 6
int f() { auto k = (el< 0UL> ); return (iv< 3U>  + tv< char, 5> ) + pv< 4> ; } template< class T> struct S { int g() { return (iv< 3U>  + tv< T, 5> ) + tv< int, 6> ; } static constexpr inline auto m = el< 3UL> ; int z = iv< 9U> ; El< 4UL>  l = (el< 4UL> ); }; S< int>  s; template< class T> int h() { return (iv< 3U>  + iv< sizeof(T)> ) + tv< T, 1> ; } int hh = h< int> (); static_assert(((iv< 8U>  == 8) && (tv< int, 9UL>  == 9)), "");__decltype(el< 5UL> ) dd; struct N { int q = iv< 11U> ; El< 6UL>  r = (el< 6UL> ); N() : q(iv< 12> ) { } }; void df(int = iv< 13U> ); int arr[iv< 2U> ]; int br[] = {iv< 1U> , tv< int, 1UL> }; 

# 1 "variable_template_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__39d2fef6_30_variable_template_arguments_cu_a0
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "variable_template_arguments.cudafe1.stub.c"
#include "variable_template_arguments.cudafe1.stub.c"
# 1 "variable_template_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
