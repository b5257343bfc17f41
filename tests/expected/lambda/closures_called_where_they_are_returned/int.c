# 1 "closures_called_where_they_are_returned.cu"
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
constexpr auto cf(int t) { return [t](int f) { return f + (t); } ; } auto nf(int t) { return [t](int f) { return f + (t); } ; } 
# 5
template< class T> constexpr auto ct(T t) { return [t](int f) { return f + (t); } ; } 
# 6
const auto by_value = [](auto t) { return [t](auto f) { return f; } ; } ; typedef decltype(by_value) __T0, __T1;
# 7
const auto by_reference = [](auto t) { return [&t](auto f) { return f; } ; } ; typedef decltype(by_reference) __T2, __T3;
# 8
const auto of_reference = [](auto &&t) { return [&](auto &&f)->decltype(auto) { return f(t); } ; } ; typedef decltype(of_reference) __T4, __T5;
# 9
const auto of_pack = [](auto &&...t) { return [&](auto &&f)->decltype(auto) { return f((static_cast< __decltype(t)>(t))...); } ; } ; typedef decltype(of_pack) __T6, __T7;
# 10
const auto of_none = [](int t) { return [=](auto &&f)->decltype(auto) { return f(t); } ; } ; typedef decltype(of_none) __T8, __T9;
# 11
struct S { constexpr S(int v) : v(v) { } int v; auto m() const { return [v = v](int i) { return i; } ; } constexpr auto c() const { return [v = v](int i) { return i; } ; } constexpr auto operator()(int i) const { return [v = v](int i) { return i; } ; } }; 
# 12
S gs(1); constexpr S cs(1); 
# 13
int main() { 
# 14
int i = 3; const int k = 3; 
# 15
cf(1)(2); (cf(i))(2); cf(k)(2); (nf(1))(2); ct(1)(2); (ct(i))(2); 
# 16
(by_value(i))(2); by_value(k)(2); by_value(1)(i); (by_reference(1))(2); 
# 17
(of_reference(1))([](int) { } ); (of_pack(1))([](int) { } ); of_none(1)([](int) { } ); 
# 18
(gs.m())(1); (gs.c())(1); (cs.m())(1); cs.c()(1); (gs(1))(2); cs(1)(2); (gs(i))(2); 
# 19
return ((cf(i))(3) + (gs(i))(2)) + cs(1)(2); 
# 20
} 
# 21
template< class T> void in_template(T t) { int i; (cf(1))(2); (cf(i))(2); cf(t)(2); (by_value(1))(2); (by_value(i))(2); (gs(1))(2); (cs(1))(2); } 
# 22
template void in_template(int t);
# 23
int initial = cf(1)(2), of_object = (gs(1))(2), of_closure = by_value(1)(2); 

# 1 "closures_called_where_they_are_returned.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__21906181_42_closures_called_where_they_are_returned_cu_gs
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "closures_called_where_they_are_returned.cudafe1.stub.c"
#include "closures_called_where_they_are_returned.cudafe1.stub.c"
# 1 "closures_called_where_they_are_returned.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
