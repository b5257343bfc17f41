# 1 "names_of_values_and_conversions.cu"
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
struct T { int i; constexpr T(int i) : i(i) { } constexpr T() : i(0) { } }; 
# 5
template< T t> struct U { __decltype((t)) x = t; void f() { __decltype((t)) r = t; auto y = t; static_assert(__is_same(__decltype((t)), T));static_assert(__is_same(__decltype((t)), const T &));} }; 
# 6
U< T{1}>  u; void g() { u.f(); } 
# 7
template< auto V> struct X { __decltype((V)) v = V; static_assert(__is_same(__decltype((V)), T));}; 
# 8
X< T{2}>  x; 
# 9
template< T t> constexpr auto h() { return t.i; } 
# 10
static_assert((h< T{3}> () == 3));

# 1 "names_of_values_and_conversions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__64d493a8_34_names_of_values_and_conversions_cu_u
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_of_values_and_conversions.cudafe1.stub.c"
#include "names_of_values_and_conversions.cudafe1.stub.c"
# 1 "names_of_values_and_conversions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
