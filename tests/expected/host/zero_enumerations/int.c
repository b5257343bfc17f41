# 1 "zero_enumerations.cu"
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
enum class ez: int { a = 1}; enum e0 { p, q}; enum e1 { r = 1}; enum class ec { z, y}; enum op: short; typedef ec tec; 
# 5
void f1(ez = ez(), e0 = e0(), e1 = e1(), ec = ec(), op = op(), tec = tec()); 
# 6
ez g1 = ez(); e0 g2 = e0(); e1 g3 = e1(); ec g4 = ec(); op g5 = op(); tec g6 = tec(); 
# 7
void f2() { ez a = ez(); e0 b = e0(); e1 c = e1(); ec d = ec(); op e = op(); tec h = tec(); f1(ez(), e0(), e1(), ec(), op(), tec()); (void)ec(); int i = (e0()); switch (ec()) { }  ez k{((ez)0)}; ez l = ((ez)0); ec m(ec (void)); static ec n = ec(); constexpr ec o = ec(); ec *s = new ec(); const ec t = ec(); auto u = ec(); } 
# 8
struct S { ec a = ec(); ez b = ez(); ec c; S() : c(ec()) { } S(int) : c() { } ec g() { return ec(); } static const ec k = ec(); }; 
# 9
template< class T> struct TS { ec a = ec(); ec c; TS() : c(ec()) { } ec g() { return ec(); } ez h(ez x = ez()) { ez b = ez(); return ez(); } }; 

# 1 "zero_enumerations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8e4f91df_20_zero_enumerations_cu_g1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "zero_enumerations.cudafe1.stub.c"
#include "zero_enumerations.cudafe1.stub.c"
# 1 "zero_enumerations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
