# 1 "arguments_of_any_type.cu"
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
namespace std { template< class T, T v> struct ic { static constexpr inline T value = (v); }; template< bool B, class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { using type = T; }; template< class T> struct isc { static constexpr inline bool value = false; static constexpr inline int n = 1; }; template< auto V> struct au { static constexpr inline bool value = true; }; }
# 5
template< bool B, class T = void> using ei = typename std::enable_if< B, T> ::type; 
# 6
template< bool B> using bc = std::ic< bool, B> ; template< int B> using icc = std::ic< int, B> ; template< bool B> using ba = std::au< B> ; template< int B> using ia = std::au< B> ; 
# 8
template< class T, class U, ei< std::ic< bool, T::value> ::value, int>   = 0> void a1(T); template< class T, class U, ei< std::ic< bool, !T::value> ::value, int>   = 0> void a2(T); template< class T, class U, ei< std::ic< bool, T::value && U::value> ::value, int>   = 0> void a3(T); template< class T, class U, ei< std::ic< bool, T::value == 1> ::value, int>   = 0> void a4(T); template< class T, class U, ei< std::ic< bool, T() == U()> ::value, int>   = 0> void a5(T); template< class T, class U, ei< std::ic< bool, noexcept((T()))> ::value, int>   = 0> void a6(T); template< class T, class U, ei< std::ic< bool, (sizeof(T) > (4))> ::value, int>   = 0> void a7(T); template< class T, class U, ei< std::ic< bool, std::isc< T> ::value> ::value, int>   = 0> void a8(T); template< class T, class U, ei< std::ic< bool, std::isc< T> ::value && std::isc< U> ::value> ::value, int>   = 0> void a9(T); template< class T, class U, ei< std::ic< bool, std::isc< T> ::n == 3> ::value, int>   = 0> void a10(T); template< class T, class U, ei< std::ic< bool, T::f()> ::value, int>   = 0> void a11(T); template< class T, class U, ei< std::ic< bool, T{}> ::value, int>   = 0> void a12(T); template< class T, class U, ei< std::ic< bool, (bool)T::value> ::value, int>   = 0> void a13(T); template< class T, class U, ei< std::ic< bool, (T::value) ? 1 : 0> ::value, int>   = 0> void a14(T); template< class T, class U, ei< std::ic< bool, !std::isc< T> ::value> ::value, int>   = 0> void a15(T); template< class T, class U, ei< std::ic< bool, ((std::isc< T> ::n + 1) > 2)> ::value, int>   = 0> void a16(T); 
# 9
template< class T, class U, ei< std::au< (bool)T::value> ::value, int>   = 0> void b1(T); template< class T, class U, ei< std::au< !T::value> ::value, int>   = 0> void b2(T); template< class T, class U, ei< std::au< T::value && U::value> ::value, int>   = 0> void b3(T); template< class T, class U, ei< std::au< T::value == 1> ::value, int>   = 0> void b4(T); template< class T, class U, ei< std::au< (sizeof(T) > (4))> ::value, int>   = 0> void b5(T); template< class T, class U, ei< std::au< (bool)std::isc< T> ::value> ::value, int>   = 0> void b6(T); template< class T, class U, ei< std::au< std::isc< T> ::value && std::isc< U> ::value> ::value, int>   = 0> void b7(T); template< class T, class U, ei< std::au< std::isc< T> ::n == 3> ::value, int>   = 0> void b8(T); template< class T, class U, ei< std::au< (bool)(T{})> ::value, int>   = 0> void b9(T); 
# 10
template< class T, class U, ei< std::ic< int, T::value> ::value, int>   = 0> void c1(T); template< class T, class U, ei< std::ic< int, T::value + 1> ::value, int>   = 0> void c2(T); template< class T, class U, ei< std::ic< int, std::isc< T> ::n> ::value, int>   = 0> void c3(T); template< class T, class U, ei< std::ic< int, std::isc< T> ::n + 1> ::value, int>   = 0> void c4(T); template< class T, class U, ei< std::ic< int, (int)sizeof(T)> ::value, int>   = 0> void c5(T); template< class T, class U, ei< std::ic< int, std::isc< T> ::value> ::value, int>   = 0> void c6(T); template< class T, class U, ei< std::ic< int, -T::value> ::value, int>   = 0> void c7(T); template< class T, class U, ei< std::ic< int, T{}> ::value, int>   = 0> void c8(T); template< class T, class U, ei< std::au< (int)T::value> ::value, int>   = 0> void d1(T); template< class T, class U, ei< std::au< (int)(T::value + 1)> ::value, int>   = 0> void d2(T); template< class T, class U, ei< std::au< (int)std::isc< T> ::n> ::value, int>   = 0> void d3(T); template< class T, class U, ei< std::au< (int)(std::isc< T> ::n + 1)> ::value, int>   = 0> void d4(T); template< class T, class U, ei< std::au< (int)(-T::value)> ::value, int>   = 0> void d5(T); template< class T, class U, ei< std::au< (int)(T{})> ::value, int>   = 0> void d6(T); template< class T, class U, ei< std::au< (int)(T::value, 2)> ::value, int>   = 0> void d7(T); template< class T, class U, ei< std::au< (int)T::f(1)> ::value, int>   = 0> void d8(T); template< class T, class U, ei< std::au< (bool)T::f(1)> ::value, int>   = 0> void b10(T); template< class T, class U, ei< std::ic< bool, T::f(1)> ::value, int>   = 0> void a17(T); template< class T, class U, ei< std::ic< int, T::f(1)> ::value, int>   = 0> void c9(T); 

# 1 "arguments_of_any_type.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a57e76fe_24_arguments_of_any_type_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arguments_of_any_type.cudafe1.stub.c"
#include "arguments_of_any_type.cudafe1.stub.c"
# 1 "arguments_of_any_type.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
