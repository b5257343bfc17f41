# 1 "constants_declared_extern_before.cu"
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
extern inline int w; inline int w = 2; inline int w2; extern inline int w2; struct S { static inline int q; static const int r; static int t; }; const int S::r = 3; int S::t; template< class T> inline T vt = (3); extern template int vt< int> ;namespace m { extern const volatile int cv; const volatile int cv = 2; extern int (*const fp)(int); extern int (*const fp)(int) = (0); extern const int arr[3]; extern const int arr[3] = {1, 2, 3}; }const int m2 = 3; extern const int m2; 

# 1 "constants_declared_extern_before.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8a35bc36_35_constants_declared_extern_before_cu__ZN1S1rE
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_declared_extern_before.cudafe1.stub.c"
#include "constants_declared_extern_before.cudafe1.stub.c"
# 1 "constants_declared_extern_before.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
