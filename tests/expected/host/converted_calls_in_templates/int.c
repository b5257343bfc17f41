# 1 "converted_calls_in_templates.cu"
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
constexpr int ce(int a, int b) { return a + b; } constexpr int f() { return 1; } int rt(int); struct L { static constexpr int f(int a) { return a; } int g(int); }; long lg(long); 
# 4
template< class T, int I> void t(T x, int p, long z, double d, L o) { 
# 5
z = (ce(I, 1) + 1L); z = (rt(I) + 1L); p = (ce(I, 1) && I); p = (rt(I) && p); d = (rt(I) * d); d = (ce(I, 1) * d); z = ((rt(p)) + 1L); z = ((L::f(I)) + 1L); z = ((o.g(I)) + 1L); z = (T::f(I) + 1L); p = (!rt(I)); p = (!(L::f(I))); p = (!(o.g(I))); p = (!(rt(p))); z = ((-rt(I)) + 1L); z = (lg(I) + 1); z = (p + lg(I)); d = lg(I); z += rt(I); d *= rt(I); if (rt(I)) { ; }  if (!rt(I)) { ; }  while (rt(I) && p) { ; }  z = ((p) ? rt(I) : 1L); z = ((rt(I)) ? 1 : 2); lg(rt(I)); z = rt(I); double e = rt(I); d = ((rt(sizeof(T))) + 1L); d = (rt(x) + 1L); z = (rt(I) < 3L); z = ((rt(I) + 1) + 1L); z = ((ce(I, 1) + 1) + 1L); z = (-ce(I, 1)); z = ((f()) + 1L); z = ((long)rt(I)); z = (z << rt(I)); z = (rt(I) | z); p = (rt(I) == z); p = (rt(I) != d); const long q1 = rt(I) + 1L; const long q2 = ce(I, 1) + 1L; constexpr long q3 = (ce(I, 1) + 1L); const bool q4 = rt(I) && p; z = ((I) + 1L); z = ((I) * z); z = (sizeof(T) + (1)); d = ((sizeof(T)) * d); p = (T::v && I); p = ((I) && p); 
# 6
} 

# 1 "converted_calls_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__305c5aab_31_converted_calls_in_templates_cu_6c0da867_15995
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "converted_calls_in_templates.cudafe1.stub.c"
#include "converted_calls_in_templates.cudafe1.stub.c"
# 1 "converted_calls_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
