# 1 "void_and_commas_in_templates.cu"
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
namespace cuda { namespace q { inline namespace __4 { 
# 5
template< class T> T &&declval() noexcept; 
# 6
template< bool B, class T = void> struct enable_if { typedef T type; }; 
# 7
template< bool B, class T = void> using enable_if_t = typename enable_if< B, T> ::type; 
# 8
namespace imp { template< class T> static void test_convert(T); }
# 9
template< class F, class T, class  = void> struct test1 { static constexpr inline int value = 1; }; 
# 10
template< class F, class T> struct test1< F, T, __decltype((imp::test_convert< T> (__4::declval< F> ())))>  { }; 
# 11
template< bool > constexpr inline int req = 0; 
# 12
template< class F, class T> constexpr inline bool same_impl = (test1< F, T> ::value); 
# 13
template< class F, class T> constexpr inline bool same_as = same_impl< F, T>  && same_impl< T, F> ; 
# 14
template< class F, class T> constexpr bool same_as2 = same_impl< F, T>  && same_impl< T, F> ; 
# 15
template< class F, class T> constexpr inline bool same_as3 = same_impl< F, T>  + 1; 
# 16
template< class F, class T> constexpr inline bool same_as4 = (!same_impl< F, T> ); 
# 17
template< class F, class T> auto impl1()->enable_if_t< !(__decltype((((((void)0), req< same_as< F, T> > ), ((void)0)), false)){})>  { } 
# 18
template< class F, class T> auto impl2()->enable_if_t< !(__decltype((req< same_as< F, T> > , ((void)0))){})>  { } 
# 19
template< class F, class T> auto impl3()->enable_if_t< !(__decltype(((((void)0), F()), false)){})>  { } 
# 20
template< class F, class T> auto impl4()->__decltype(((((((void)0), F()), ((int)0)), (T{})), false)) { } 
# 21
template< class F> struct noexc { static const bool value = noexcept(__4::declval< F> ().~F()); }; 
# 22
template< class T> struct dd { template< class U> static int test(__decltype((__4::declval< U &> ().~U())) *); }; 
# 23
template< class ..._Tp> struct common_type; 
# 25
template< class ..._Tp> struct common_type2; 
# 13 "x.h"
}}}
# 14
template< class T> struct V { static const unsigned long kk = (3); void f(unsigned x) { const unsigned r = x + (1); const T r2 = x + (1); unsigned r3 = x + (1); T t = x; const T u = t + 1; const T r4 = x * (2); const unsigned long r5 = (T() + 1); const unsigned r6 = (r5 + kk); } }; 

# 1 "void_and_commas_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b0600075_31_void_and_commas_in_templates_cu_7a5303c2_29512
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "void_and_commas_in_templates.cudafe1.stub.c"
#include "void_and_commas_in_templates.cudafe1.stub.c"
# 1 "void_and_commas_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
