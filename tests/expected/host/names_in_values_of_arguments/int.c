# 1 "names_in_values_of_arguments.cu"
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
namespace std { template< class T> struct ie { enum { value = 1}; static int f(); typedef T type; }; template< bool B, class T = void> struct bc { typedef T type; }; template< class T, class U> struct same { static const bool value = false; }; template< class T> constexpr bool iv = true; template< class T> int fn(T); struct plain { static const int value = 1; }; }
# 5
namespace p { using std::ie;using std::bc;using std::same;using std::iv;using std::fn;using std::plain;
# 6
template< class T> struct a : public std::bc< std::ie< T> ::value>  { static const bool x = (ie< T> ::value); int y[ie< T> ::value]; enum { e = std::ie< T> ::value}; typename std::bc< std::ie< T> ::value> ::type *z; int f(int q = ie< T> ::value) { int r = (ie< T> ::value); return (((ie< T> ::value + ie< T> ::f()) + iv< T> ) + fn< T> (1)) + plain::value; } using u = std::bc< std::ie< T> ::value, typename std::ie< T> ::type> ; using v = std::bc< std::iv< T> > ; static_assert((ie< T> ::value), "");using w = std::bc< std::same< void, T> ::value> ; using w1 = typename std::bc< std::same< void, T> ::value> ::type; using w2 = std::bc< std::ie< T> ::value || std::same< T, int> ::value> ; using w3 = std::ie< std::bc< std::ie< T> ::value> > ; static_assert((bc< std::ie< T> ::value> ::x));using w4 = std::bc< true> ; }; 
# 7
template< class T, typename std::bc< std::ie< T> ::value> ::type * = nullptr, bool B = ie< T> ::value> std::bc< std::ie< T> ::value>  g(std::bc< std::ie< T> ::value>  *, int (*)[ie< T> ::value]); 
# 8
std::bc< true>  h() { return {}; } int k = (ie< int> ::value); }

# 1 "names_in_values_of_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__862768f2_31_names_in_values_of_arguments_cu_97ff25f1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_in_values_of_arguments.cudafe1.stub.c"
#include "names_in_values_of_arguments.cudafe1.stub.c"
# 1 "names_in_values_of_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
