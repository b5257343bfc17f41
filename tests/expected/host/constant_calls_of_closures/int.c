# 1 "constant_calls_of_closures.cu"
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
auto h3 = [](int x) { return x; } ; typedef decltype(h3) __T0;struct N { }; int cnt; auto sd = [](int x) { cnt++; return x; } ; typedef decltype(sd) __T1;auto st = [](int x) { static int k; return k + x; } ; typedef decltype(st) __T2;auto th = [](int x)->int { throw x; } ; typedef decltype(th) __T3;auto nl = []() { return N(); } ; typedef decltype(nl) __T4;auto vo = [](int) { } ; typedef decltype(vo) __T5;auto cx = [](int x) { return x + 1; } ; typedef decltype(cx) __T6;const auto ch = [](int x) { return x; } ; typedef decltype(ch) __T7, __T8;auto gen = [](auto x, auto y) { return x + y; } ; typedef decltype(gen) __T9;auto df = [](int x = 3) { return x; } ; typedef decltype(df) __T10;auto ml = [](int x) mutable { return x; } ; typedef decltype(ml) __T11;
# 4
int r3 = (h3(1) + 2), r4 = sd(1) + 2, r5 = st(1) + 2, r7 = (cx(1) + 2), r8 = (ch(1) + 2), r9 = (gen(1, 2) + 2), q1 = (df() + 1), q2 = (ml(1) + 2), q3 = h3(1), q4 = (gen(1, 2L)); int arr[3] = {h3(1), (h3(2) + 1), sd(1)}; 
# 5
int f(int k) { int a = (h3(1) + 2), b = h3(k) + 1, c = (([](int x) { return x; } )(3) + 1); int d{h3(1)}; const int e = (h3(4) + 1); static int g = (h3(1) + h3(2)); if (h3(1) + 1) { return h3(1) + 2; }  return a = (h3(1) + 3); } struct M { int m = (h3(1) + 1); M() : n((h3(1) + 2)) { } int n; static int s; }; int M::s = (h3(1) + 1); int dfl(int k = h3(1) + 1); 

# 1 "constant_calls_of_closures.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4ff3a907_29_constant_calls_of_closures_cu_r3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_calls_of_closures.cudafe1.stub.c"
#include "constant_calls_of_closures.cudafe1.stub.c"
# 1 "constant_calls_of_closures.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
