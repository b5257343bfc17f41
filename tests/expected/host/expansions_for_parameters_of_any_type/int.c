# 1 "expansions_for_parameters_of_any_type.cu"
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
template< class ...> struct L { }; template< int ...> struct N { }; template< auto ...> struct AU { }; template< bool ...> struct BO { }; template< class T, T ...> struct IS { }; template< unsigned long ...> struct UL { }; 
# 4
template< class T> constexpr int vv = 1; template< class T> constexpr T ff(T t) { return t; } struct X { static constexpr inline int value = 1; using type = X; static constexpr int f() { return 1; } }; 
# 5
void g(...); 
# 6
template< class ...T> struct S { 
# 7
using a1 = N< (T::value)...> ; using a2 = AU< T::value...> ; using a3 = BO< (T::value)...> ; using a4 = UL< (T::value)...> ; using a5 = IS< int, (T::value)...> ; using a6 = N< (T::value)...> ; 
# 8
using b1 = N< (sizeof(T))...> ; using b2 = N< (T::f())...> ; using b3 = N< (T::value + 1)...> ; using b4 = N< (vv< T> )...> ; using b5 = N< (!T::value)...> ; using b6 = N< (-T::value)...> ; using b7 = N< (T::type::value)...> ; using b8 = N< (ff(T::value))...> ; using b9 = N< ((int)T::value)...> ; using c1 = AU< (&T::value)...> ; using c2 = N< (L< T> ::value)...> ; using c3 = N< (T::template q< int> )...> ; 
# 9
static constexpr inline int arr[] = {T::value...}; static constexpr inline int ar2[] = {0, (vv< T> )...}; static constexpr inline int ar3[] = {(T::f())...}; 
# 10
void m() { g(T::value...); g(vv< T> ...); g(T::f()...); g(T::value...); g((T::value + 1)...); int x[] = {T::value..., 0}; int y[] = {(T::value, 0)...}; g(ff(T::value)...); (void)x; (void)y; N< (T::value)...>  n; L< T...>  l; g(N< (T::value)...> ()); } 
# 11
}; 
# 12
template< template< int ...>  class B, class ...T> struct R { using type = B< (T::value)...> ; }; 
# 13
template< template< auto ...>  class B, class ...T> struct R2 { using type = B< T::value...> ; }; 
# 14
template< template< class ...>  class B, class ...T> struct R3 { using type = B< T...> ; }; 
# 15
template< template< class E, E ...>  class B, class ...T> struct R4 { using type = B< int, (T::value)...> ; }; 
# 16
template< int ...I> struct Q { using a = N< I...> ; using b = AU< I...> ; using c = N< (I + 1)...> ; using d = N< (I + 1)...> ; using e = UL< (I)...> ; using f = BO< (I)...> ; static constexpr inline int arr[] = {I...}; }; 
# 17
template< template< auto ...>  class B, auto ...V> struct R5 { using type = B< V...> ; }; 
# 18
template< class ...T> using al = N< (T::value)...> ; template< class ...T> using al2 = AU< T::value...> ; 
# 19
template< class ...T> void fn(T ...t) { g(t...); g((t.value)...); g(t...); g(ff(t)...); g((t + 1)...); g((&t)...); g(((T)t)...); g((T{})...); g((static_cast< T &&>(t))...); N< (T::value)...>  n; int a[] = {(t)...}; } 
# 20
template< class ...T> struct S2 { using a = AU< ff(T::value)...> ; using b = AU< T::f()...> ; using c = AU< vv< T> ...> ; using d = AU< T::type::value...> ; using e = AU< T::template q< int> ...> ; using f = AU< sizeof(T)...> ; using g = AU< T::value...> ; using h = AU< (T::value[0])...> ; using i = AU< ((int)T::value)...> ; using j = AU< L< T> ::value...> ; using k = AU< noexcept((T()))...> ; using l = AU< (T::value.x)...> ; using m = AU< 0, T::value..., 1> ; }; 
# 21
template< class T, auto ...V> struct AV { }; template< auto A, auto ...V> struct AW { }; template< class ...T> struct S3 { using a = AV< int, T::value...> ; using b = AW< T::value...> ; using c = AW< 1, T::value...> ; }; 
# 22
template< class T> struct S4 { using n = AU< T::value> ; using o = N< T::value> ; }; 

# 1 "expansions_for_parameters_of_any_type.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9324986c_40_expansions_for_parameters_of_any_type_cu_ad69d81f_12571
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "expansions_for_parameters_of_any_type.cudafe1.stub.c"
#include "expansions_for_parameters_of_any_type.cudafe1.stub.c"
# 1 "expansions_for_parameters_of_any_type.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
