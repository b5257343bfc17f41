# 1 "misapplied_behind_tags.cu"
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
struct S1 { int a; }; 
# 4
struct S2 { int a; } __attribute((unused)); 
# 5
__attribute((host)) struct S3 { int a; } s3; 
# 6
__attribute((host)) struct S4 { int a; } s4; 
# 7
struct S5 { int a; }; 
# 8
struct S6; 
# 9
struct __attribute((device)) S7; 
# 10
S7 *s7; 
# 11
struct S8 s8(); 
# 12
enum E1 { e1}; 
# 13
__attribute((host)) enum E2 { e2} ee2; 
# 14
enum E6 { e6}; 
# 15
template< class T> struct S9 { int a; }; 
# 16
struct O { struct I1 { int a; }; struct __attribute((device)) I2; __attribute((host)) struct I3 *p; struct I4 *p4; }; 
# 17
int anchor = 1; 

# 1 "misapplied_behind_tags.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fb8d9b6c_25_misapplied_behind_tags_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "misapplied_behind_tags.cudafe1.stub.c"
#include "misapplied_behind_tags.cudafe1.stub.c"
# 1 "misapplied_behind_tags.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
