# 1 "dynamic_types_of_temporaries.cu"
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
struct A { constexpr A() { } constexpr virtual int f() const { return 1; } constexpr virtual ~A() { } }; 
# 5
struct B : public A { int x = 3; constexpr B() { } constexpr virtual int f() const override { return 2; } }; 
# 6
constexpr int f() { const A &ar = B(); return ar.f(); } 
# 7
static_assert((f() == 2));
# 8
constexpr int g(const A &a) { return a.f(); } 
# 9
static_assert((g(B()) == 2));
# 10
constexpr int h() { A &&ar = B(); return ar.f(); } 
# 11
static_assert((h() == 2));
# 12
constexpr int k() { const A &ar = (true ? B() : B()); const A *p = new B; int r = p->f(); delete p; return ar.f() + r; } 
# 13
static_assert((k() == 4));
# 14
struct Y { int m = 0; }; struct X1 { constexpr virtual const X1 *f() const { return this; } }; 
# 15
struct X2 : public Y, public X1 { constexpr virtual const X2 *f() const { return this; } }; 
# 16
constexpr X2 x2; constexpr const X1 &r2 = (x2); static_assert((r2.f() == (&r2)));

# 1 "dynamic_types_of_temporaries.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__be78b528_31_dynamic_types_of_temporaries_cu_r2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "dynamic_types_of_temporaries.cudafe1.stub.c"
#include "dynamic_types_of_temporaries.cudafe1.stub.c"
# 1 "dynamic_types_of_temporaries.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
