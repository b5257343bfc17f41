# 1 "local_values_and_members.cu"
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
template< class T, int P> struct It { static const int kE = 4; static const int kN = P; 
# 5
int pr(int pi) { int wi = pi / kN; int re = pi % kN; int by = (re / kE); int bi = (re % kN); int c1 = (re * kN); int c2 = (re + kN); int c6 = kN / re; int c8 = (re + 1) / kN; bool c9 = (re < kN); int d3 = re / P; const int d4 = (re / kN); static int d5 = (re / kN); int ii = 0; int jj = ii / kN; int w = (T::x); int ww = (w / kN); return re / kN; } }; 
# 6
template< class Storage, unsigned N> Storage mx() { constexpr int e = 3; Storage val = (static_cast< Storage>(e)) << N; Storage v2 = ((Storage)e) << N; Storage v3 = (e << N); const Storage v4 = (static_cast< Storage>(e)) << 1; Storage v5 = static_cast< Storage>(e); Storage v8 = (N + (1)); int va = (static_cast< Storage>(e)) << N; constexpr Storage vf = (((Storage)1) << N); return val; } 

# 1 "local_values_and_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c5493f3d_27_local_values_and_members_cu_7f2045d9_1487
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "local_values_and_members.cudafe1.stub.c"
#include "local_values_and_members.cudafe1.stub.c"
# 1 "local_values_and_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
