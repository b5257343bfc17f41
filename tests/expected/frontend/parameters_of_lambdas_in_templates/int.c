# 1 "parameters_of_lambdas_in_templates.cu"
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
template< class T> struct Known { static const bool value = (sizeof(T) > (1)); typedef T type; }; 
# 4
template< class T, class F> T with(T t, F f) { f(t); return t; } 
# 5
template< bool , class T> T chosen(T, T); 
# 6
template< class L> auto all(const L &l) { 
# 7
auto a = with(l, [](auto first) { return sizeof(Known< __decltype(first)> ); } ); 
# 8
auto b = with(l, [](auto second) { return sizeof(Known< __decltype(second)> ); } ); 
# 9
auto c = with(l, [](auto third) { return Known< __decltype(third)> ::value; } ); 
# 10
auto d = with(l, [](auto fourth, int other) { return Known< __decltype(fourth)> ::value; } ); 
# 11
auto e = with(l, [](int other, auto fifth) { return Known< __decltype(fifth)> ::value; } ); 
# 12
auto f = with(l, [](L sixth) { return Known< __decltype(sixth)> ::value; } ); 
# 13
auto g = with(l, [](L seventh) { return Known< __decltype(seventh)> ::value; } ); 
# 14
auto h = with(l, [](auto eighth) { typename Known< __decltype(eighth)> ::type u = eighth; return u; } ); 
# 15
auto i = with(l, [](auto ninth) { return chosen< Known< __decltype(ninth)> ::value> (ninth, ninth); } ); 
# 16
return (a + b) + c; 
# 17
} 
# 18
template< class T> auto one(T x) { return Known< __decltype(x)> ::value; } 
# 19
template< class T> auto other(T y) { return Known< __decltype(y)> ::value; } 
# 20
template< class T> auto declared(T x)->typename Known< __decltype(x)> ::type; 
# 21
template< class T> auto declared(T y)->typename Known< __decltype(y)> ::type; 
# 22
auto outside = [](auto x) { return Known< __decltype(x)> ::value; } ; typedef decltype(outside) __T0;
# 23
auto outside_too = [](auto y) { return Known< __decltype(y)> ::value; } ; typedef decltype(outside_too) __T1;

# 1 "parameters_of_lambdas_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__22f9eac6_37_parameters_of_lambdas_in_templates_cu_a71411d9_4195
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parameters_of_lambdas_in_templates.cudafe1.stub.c"
#include "parameters_of_lambdas_in_templates.cudafe1.stub.c"
# 1 "parameters_of_lambdas_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
