# 1 "values_of_other_templates.cu"
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
template< int N, int M> struct PT { struct State { }; typedef int ST; }; 
# 4
template< class A> struct F1 { static constexpr inline int kS = 2; using P = PT< kS, 1> ; PT< kS, 1> ::State s; P p; void f(P &x, PT< kS, 1> ::State y) { P z; PT< kS, 1> ::State w; } using Q = PT< kS, 4> ; Q q; }; 
# 5
template< class A> struct F2 { static constexpr inline int kS = 2; using P = PT< 2, 1> ; PT< 2, 1> ::State s; P p; void f(P &x, PT< 2, 1> ::State y) { P z; PT< 2, 1> ::State w; } using Q = PT< 2, 4> ; Q q; }; 
# 6
template< class A> struct F3 { static const int kT = 2; using P = PT< 2, 1> ; PT< 2, 1> ::State s; P p; void f(P &x, PT< 2, 1> ::State y) { P z; PT< 2, 1> ::State w; } using Q = PT< 2, 4> ; Q q; PT< A::x, 2>  r; }; 

# 1 "values_of_other_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__479394b1_28_values_of_other_templates_cu_2edcdd53_32149
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_of_other_templates.cudafe1.stub.c"
#include "values_of_other_templates.cudafe1.stub.c"
# 1 "values_of_other_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
