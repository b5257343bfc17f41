# 1 "assigned_zeros.cu"
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
enum class E: int { a}; enum class F { a}; enum class G { a}; enum class H { a}; struct R { E e; F f; G g; H h; int i; long l; short s; char c; }; 
# 4
void f1(R r) { (r.e) = ((E)E::a); (r.e) = ((E)E::a); (r.e) = ((E)E::a); (r.f) = F::a; (r.f) = F::a; (r.f) = F::a; (r.g) = G::a; G g{G::a}; (r.g) = G::a; H h = H::a; (r.h) = H::a; (r.h) = H::a; (r.h) = H::a; (r.i) = ((int)0); (r.i) = ((int)0); (r.l) = 0L; (r.l) = 0L; (r.l) = 0L; (r.s) = ((short)0); short s{((short)0)}; (r.s) = ((short)0); (r.s) = ((short)0); (r.s) = ((short)0); char c = '\000'; (r.c) = '\000'; } 

# 1 "assigned_zeros.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__84a0bde2_17_assigned_zeros_cu__Z2f11R
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "assigned_zeros.cudafe1.stub.c"
#include "assigned_zeros.cudafe1.stub.c"
# 1 "assigned_zeros.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
