# 1 "calls_cast_to_open_types.cu"
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
constexpr int cf() { return 1; } constexpr int ci = 1; template< class T> struct K { enum { v = 1}; static constexpr inline int s = 2; static constexpr int f() { return 3; } }; struct O { int a; constexpr int g() const { return a; } constexpr operator int() const { return 1; } }; constexpr O co{1}; constexpr O mo() { return O{1}; } 
# 5
template< class T> void f() { constexpr T a = (T)cf(), b = (T)(cf() + 1), c = ((T)ci), d = ((T)K< int> ::v), e = ((T)K< int> ::s), g = (T)K< int> ::f(), h = (T)(-cf()), i = ((T)__builtin_huge_val()), j = ((T)sizeof(T)), k = ((T)((int)cf())), l = ((T)((int)1)), m = ((T)(co.a)), n = (T)co.g(), o = ((T)(mo().a)), p = (T)((cf()) ? 1 : 2), q = ((T)co), r = (((T)cf()) + 1), s = (T)K< T> ::f(), u = (((T)cf()) + ((T)ci)), v = (T)mo(), w = static_cast< T>(cf()), x = (-((T)cf())), y = (T)((T)cf()), z = (unsigned)((T)cf()), aa = (((int)cf()) + ((T)1)), ab = (T)cf(), ac = ((T)cf()) ? 1 : 2; } 
# 6
template< class T> struct S { static constexpr inline T a = (T)cf(), b = (T)(cf() + 1), c = ((T)ci), r = (((T)cf()) + 1), s = (T)K< T> ::f(); T x = (T)cf(), y = (T)ci, z = ((T)cf()) + 1; enum { e1 = (T)cf(), e2 = (T)ci, e3 = ((T)cf()) + 1, e4 = (T)(cf() + 1)}; int arr[(T)cf()]; static_assert(((T)cf()), "");static_assert((((T)cf()) + 1), "");}; 

# 1 "calls_cast_to_open_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fcf8cfdc_27_calls_cast_to_open_types_cu_32a33e38_15031
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_cast_to_open_types.cudafe1.stub.c"
#include "calls_cast_to_open_types.cudafe1.stub.c"
# 1 "calls_cast_to_open_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
