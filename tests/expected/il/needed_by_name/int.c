# 1 "needed_by_name.cu"
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
struct Pointed { int a; }; 
# 5
struct Member { int b; }; 
# 6
struct Stepped { int c; }; 
# 7
struct Sized { int d; }; 
# 8
struct Object { int e; }; 
# 9
struct Around { int f; typedef int Inner; }; 
# 10
struct Holds { Object part; }; 
# 11
Pointed *pointed; 
# 12
Holds holds; 
# 13
Around::Inner inner; 
# 14
int member(Member *p) { return p->b; } 
# 15
Stepped *stepped(Stepped *p) { return p + 1; } 
# 16
Pointed &same(Pointed &p) { return p; } 

# 1 "needed_by_name.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a3cc34a9_17_needed_by_name_cu_b0f7f48e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "needed_by_name.cudafe1.stub.c"
#include "needed_by_name.cudafe1.stub.c"
# 1 "needed_by_name.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
