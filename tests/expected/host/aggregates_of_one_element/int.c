# 1 "aggregates_of_one_element.cu"
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
struct P { int a, b = 4; }; struct Q { P p; int c; }; struct A1 { int x; }; struct B : public P { int d; }; template< class T> T mk() { return (T)3; } template< class T> auto mk2(int k) { return static_cast< T>(k); } 
# 5
void g(A1); 
# 6
void f(int k) { auto r = P(3); auto s = P(3, 4); auto t = P(3); auto u = P(3); P{k}; auto v = P{k}; P w(3); P x(k, k); auto y = A1{k}; const A1 &z = A1{k}; g(A1{k}); Q q(P(1), 2); A1 *p = new A1(k); mk2< A1> (k); auto ar = new int [2](1, 2); return (void)(A1{k}); } 

# 1 "aggregates_of_one_element.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b52037e9_28_aggregates_of_one_element_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aggregates_of_one_element.cudafe1.stub.c"
#include "aggregates_of_one_element.cudafe1.stub.c"
# 1 "aggregates_of_one_element.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
