# 1 "operators_in_templates_and_conditions.cu"
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
struct F { int a; }; constexpr F cf{}; int i; struct S { int a; constexpr int operator-(int) const { return 1; } constexpr const F &operator+(int) const { return cf; } constexpr F operator*(int) const { return F{}; } constexpr const F *operator->() const { return &cf; } constexpr int f() const { return 1; } }; constexpr S s{1}; constexpr S ms() { return S{1}; } constexpr const F &rf() { return cf; } constexpr const F *pf() { return &cf; } 
# 5
template< class T> void y(T t) { int z = (s - (1)) + 1; const int z2 = ((s - (1)) + 1); static int z3 = (s - (1)) + 1; constexpr int z4 = ((s - (1)) + 1); const F &z5 = ((s + (1))); const int &z6 = ((s + (1)).a); int z7 = ((s + (1)).a); auto z8 = (s - (1)) + 1; F z9 = ((s + (1))); const F z10 = (s + (1)); const F *z11 = &(s + (1)); auto &z12 = ((s + (1))); int z13 = (s->a); static const F &z14 = ((s + (1))); F z15 = (s * (1)); int z17((s - (1)) + 1); T z19 = (s - (1)) + 1; T z20 = (T)((s - (1)) + 1); const F &z21 = (rf()); int z22 = (rf().a); int z24 = (pf()->a); int z25 = s.f() + 1; int z26 = ms().f() + 1; F z27 = (rf()); const F &z28 = (*pf()); t = (rf().a); i = (rf().a); if (rf().a) { }  i = ((s + (1)).a); if ((s + (1)).a) { }  } 
# 6
template< class T> struct C { int z = (s - (1)) + 1; const int z2 = (s - (1)) + 1; const F &z5 = ((s + (1))); const int &z6 = ((s + (1)).a); int z7 = ((s + (1)).a); F z9 = ((s + (1))); const F *z11 = (&(s + (1))); int z13 = (s->a); F z15 = (s * (1)); T z19 = (s - (1)) + 1; T z20 = (T)((s - (1)) + 1); const F &z21 = (rf()); int z22 = (rf().a); int z24 = (pf()->a); int z25 = s.f() + 1; int z26 = ms().f() + 1; F z27 = (rf()); const F &z28 = (*pf()); C() : z((s - (1)) + 1), z5((s + (1))), z22((rf().a)) { } }; 
# 7
namespace more { 
# 8
constexpr int foo(int x) { return x; } bool b; int i; struct S { int a; constexpr int operator-(int) const { return 1; } constexpr operator bool() const { return true; } constexpr bool operator!() const { return false; } constexpr S operator+(S) const { return S{1}; } }; constexpr S s{1}; constexpr S ms() { return S{1}; } S ns; 
# 9
void f() { if (foo(1)) { }  if ((s - (1))) { }  if ((ms() - (1))) { }  b = ((s - (1))); i = (s - (1)); i = ((s - (1)) + 2); while ((!s)) { }  for (; (s - (1));) { }  b = (!s); b = (((s - (1))) && i); b = (s && i); i = (((s - (1))) ? 1 : 2); i = (s ? 1 : 2); foo((s - (1))); foo((s - (1)) + 1); switch ((s - (1))) { }  i += (s - (1)); i = (-(s - (1))); i = (ns - (1)); if ((ns - (1))) { }  i = ((ns - (1)) + 1); return (void)(s - (1)); } 
# 10
int g() { return (s - (1)); } int h() { return (s - (1)) + 1; } bool k() { return (s - (1)); } S l() { return (s + s); } int m() { return (ns - (1)); } double n() { return (s - (1)); } int a[2] = {(s - (1)), ((s - (1)) + 1)}; double q = ((s - (1))); bool r = ((s - (1))); double t[] = {((double)(s - (1)))}; unsigned u = ((s - (1))); auto v = (s - (1)); float w{((float)(s - (1)))}; 
# 11
void x() { int a[2] = {(s - (1)), ((s - (1)) + 1)}; double q = ((s - (1))); bool r = ((s - (1))); double t[] = {((double)(s - (1)))}; unsigned u = ((s - (1))); auto v = (s - (1)); static int w = (s - (1)); i = (a[(s - (1))]); i = (*(a + (s - (1)))); new int [(s - (1))]; throw (s - (1)); i = (i + (s - (1))); i = ((s - (1)) * i); i = (i < (s - (1))); i = ((s - (1)), 2); i = ((int)(s - (1))); b = ((bool)(s - (1))); i = (~(s - (1))); q = ((1.5) * ((s - (1)))); } 
# 12
template< class T> void y(T t) { i = (s - (1)); i = ((s - (1)) + 1); if ((s - (1))) { }  b = (!s); b = (((s - (1))) && i); i = (t + (s - (1))); i = (((s - (1))) ? 1 : 2); int z = (s - (1)) + 1; double q = (s - (1)); foo((s - (1)) + 1); } 
# 13
}

# 1 "operators_in_templates_and_conditions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f9d78d51_40_operators_in_templates_and_conditions_cu_4d08baf1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operators_in_templates_and_conditions.cudafe1.stub.c"
#include "operators_in_templates_and_conditions.cudafe1.stub.c"
# 1 "operators_in_templates_and_conditions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
