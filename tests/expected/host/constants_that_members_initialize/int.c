# 1 "constants_that_members_initialize.cu"
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
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 3
struct KS { int m; int f() const; static int s(); }; int kf(); 
# 4
template< class T> struct dq { size_t size() const { return 1; } size_t m; static size_t sm(); int ov(); int ov(int); KS ks; dq &self(); size_t arr[3]; 
# 5
void c(dq &o, dq *p, KS k, size_t n) { const size_t a = size(); const size_t a1 = (a - (1)); const size_t b = o.size(); const size_t b1 = (b - (1)); const size_t c = p->size(); const size_t c1 = (c / (2)); const size_t d = k.f(); const size_t d1 = d - (1); const size_t e = (sm)(); const size_t e1 = (e - (1)); const size_t g = this->ov(); const size_t g1 = (-g); const size_t i = this->m; const size_t i1 = i - n; const size_t l = (ks).f(); const size_t l1 = (l - (1)); const size_t w = kf(); const size_t w1 = w - (1); const size_t y = n + size(); const size_t y1 = (y - (1)); const size_t z = (y1 + (1)); const size_t C(size()); size_t C1 = (C - (1)); const bool D = (a > (1)); const long E = (((long)a) - (1)); } }; 

# 1 "constants_that_members_initialize.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5f617ae9_36_constants_that_members_initialize_cu_a1b08f04_20617
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_that_members_initialize.cudafe1.stub.c"
#include "constants_that_members_initialize.cudafe1.stub.c"
# 1 "constants_that_members_initialize.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
