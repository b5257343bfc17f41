# 1 "constants_of_open_origin.cu"
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
struct u2 { unsigned x, y; }; struct u3 { unsigned x, y, z; }; u2 fdm(unsigned n, const u3 d); constexpr int tyc(int t) { return t + 1; } 
# 4
template< int I> void a1(int n, u3 d, const int *ce) { u2 t2 = fdm(n, d); const int zt = t2.y; const int lo = ce[zt]; const int hi = ce[zt + 1]; const int df = hi - lo; } 
# 5
template< int I> void a2(int n, u3 d, const int *ce) { const int nty = ((n + I) - 1) / I; long k = (d.z) * nty; u2 t2 = fdm(k, d); const int zt = t2.y; const int lo = ce[zt]; const int hi = ce[zt + 1]; const int df = (hi - lo); } 
# 6
template< int I> void a3(int n, u3 d, const int *ce) { const int nty = ((n + I) - 1) / I; long k = (d.z) * nty; const int lo = ce[n]; const int hi = ce[n + 1]; const int df = hi - lo; } 
# 7
template< int I> void a4(int n, u3 d, const int *ce) { const int nty = n / I; int k = (d.z) * nty; const int lo = ce[n]; const int df = lo - 1; } 
# 8
template< int I> void a5(int n, u3 d, const int *ce) { const int nty = n / I; int k = (d.z) * nty; const int df = n - 1; } 
# 9
template< int I> void a6(int n, u3 d, const int *ce) { const int nty = n / I; int k = nty * n; const int lo = ce[0]; const int df = lo - 1; } 
# 10
template< int I> void a7(int n, u3 d, const int *ce) { const int nty = n / I; int k = nty; const int lo = ce[0]; const int df = lo - 1; } 
# 11
template< int I> void a8(int n, u3 d, const int *ce) { const int nty = n / I; int k = (nty * 2); const int lo = ce[k]; const int df = (lo - 1); } 
# 12
template< int I> void a9(int n, u3 d, const int *ce) { const int nty = n / I; unsigned k = (d.z) * nty; const int lo = ce[k]; const int df = (lo - 1); } 
# 13
template< int I> void b1(int n, u3 d, const int *ce) { int nty = I; int k = fdm(nty, d).x; int z = k; const int lo = ce[k]; const int df = (lo - 1); } 
# 14
template< int I> void b2(int n, u3 d, const int *ce) { const int lo = ce[I]; const int df = (lo - 1); } 
# 15
template< int I> void b3(int n, u3 d, const int *ce) { const int nty = n / I; int k = ((d.z) * nty) / (d.x); u2 t2 = fdm(k, d); const int lo = t2.x; const int df = (lo - 1); } 

# 1 "constants_of_open_origin.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__af70b846_27_constants_of_open_origin_cu_9f600ea5_3808
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_of_open_origin.cudafe1.stub.c"
#include "constants_of_open_origin.cudafe1.stub.c"
# 1 "constants_of_open_origin.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
