# 1 "constexpr_variables_are_const.cu"
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
constexpr int a = 1; 
# 5
static_assert(__is_same(__decltype(a), const int), "a");
# 6
static_assert(__is_same(__decltype((a)), const int &), "a");
# 7
struct S { int m; static constexpr inline int s = 1; static constexpr inline auto t = 1; }; 
# 8
constexpr S s{}; 
# 9
static_assert(__is_same(__decltype(s), const S), "a");
# 10
static_assert(__is_same(__decltype(S::s), const int), "a");
# 11
static_assert(__is_same(__decltype(S::t), const int), "a");
# 12
static_assert(__is_same(__decltype(s.t), const int), "a");
# 13
static_assert(__is_same(__decltype((s.m)), const int &), "a");
# 14
static_assert(__is_same(__decltype(s.m), int), "a");
# 15
template< class T> constexpr T v = (1); 
# 16
static_assert(__is_same(__decltype(v< int> ), const int), "v");
# 17
template< class T> constexpr auto w = (1); 
# 18
static_assert(__is_same(__decltype(w< int> ), const int), "w");
# 19
constexpr int arr[2] = {1, 2}; 
# 20
static_assert(__is_same(__decltype(arr), const int [2]), "arr");
# 21
decltype(auto) ff() { return a; } 
# 22
auto l = []{ decltype(auto) z = a; return z; } ; typedef decltype(l) __T0;
# 23
static_assert(__is_same(__decltype((ff())), int), "arr");
# 24
template< class T> constexpr bool g() { constexpr T q = (1); constexpr auto q2 = ((T)1); static_assert(__is_same(__decltype(q), const T), "q");static_assert(__is_same(__decltype(q2), const T), "q2");return true; } 
# 25
static_assert(g< int> (), "");

# 1 "constexpr_variables_are_const.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f0a91286_32_constexpr_variables_are_const_cu_d16516e0_3662
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constexpr_variables_are_const.cudafe1.stub.c"
#include "constexpr_variables_are_const.cudafe1.stub.c"
# 1 "constexpr_variables_are_const.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
