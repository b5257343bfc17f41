# 1 "calls_in_conditionals_of_templates.cu"
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
constexpr int ce(int a, int b) { return a + b; } constexpr int f() { return 1; } int rt(int); 
# 4
template< class T, int I> void t(T x, int p) { 
# 5
constexpr int a1 = ((I < 3) ? 1 : 2); constexpr int a2 = (I) ? ce(1, 2) : 3; constexpr int a3 = (ce(1, 2)) ? I : 3; constexpr int a4 = ((f() < I) ? 1 : 2); constexpr int a5 = (f() < I) ? f() : I; constexpr int a6 = ((ce(I, 1) < 2) ? 1 : I); constexpr int a7 = (I < 2) ? ce(I, 1) : 2; constexpr int a8 = (I < 2) ? f() : 2; constexpr int a9 = ((I) ? ce(I, 1) / 2 : 2); constexpr int b1 = ((I < 2) ? f() : 2) + 1; constexpr int b2 = ((f()) ? f() : I); constexpr int b3 = (f() + I); constexpr int b4 = (I + f()); constexpr bool b5 = (f() < I); constexpr int b6 = (f()) ? I : 1; constexpr int b7 = ((f()) ? 1 : 2); constexpr int b8 = f(); constexpr int b9 = (f() + 1); const int c1 = ((I < 3) ? 1 : 2); const int c2 = (f() < I) ? f() : I; const int c3 = f() + I; const int c4 = I + f(); const int c5 = f(); const int c6 = (f() + 1); const int c7 = (I) ? f() : 2; constexpr int c8 = ((sizeof(T) < (4)) ? 1 : 2); constexpr int c9 = (sizeof(T) < (4)) ? f() : 2; constexpr int d1 = (sizeof(T) < ce(I, 1)) ? f() : 2; constexpr auto d2 = ([](int a) { return a; } (I) + 1); constexpr int d3 = (T::v) ? f() : I; constexpr int d4 = ((T::v) ? 1 : 2); constexpr int d5 = (T::v < f()); constexpr int d6 = (T::v + f()); 
# 6
} 

# 1 "calls_in_conditionals_of_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__95651791_37_calls_in_conditionals_of_templates_cu_ad6e71c8_15914
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_in_conditionals_of_templates.cudafe1.stub.c"
#include "calls_in_conditionals_of_templates.cudafe1.stub.c"
# 1 "calls_in_conditionals_of_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
