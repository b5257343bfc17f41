# 1 "friends_of_derived_classes_and_protected.cu"
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
class bw { protected: const int &wm; int z; static int s; void f(); bw(); typedef int T; }; class dr; 
# 5
class dw : public bw { friend class dr; protected: int y; friend void ff(dw &, bw &); }; class dw2 : public dw { }; 
# 6
class dr { const int &m; int zz; public: dr(dw &w) : m(w.wm), zz(w.z) { w.f(); int k = w.y; int q = dw::s; int *pp = &(w.z); int (dw::*mp) = (&dw::z); } void g(dw2 &w) { (w.z) = 1; w.f(); } }; 

# 1 "friends_of_derived_classes_and_protected.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5f06194b_43_friends_of_derived_classes_and_protected_cu_084f2e25_5444
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_of_derived_classes_and_protected.cudafe1.stub.c"
#include "friends_of_derived_classes_and_protected.cudafe1.stub.c"
# 1 "friends_of_derived_classes_and_protected.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
