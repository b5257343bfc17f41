# 1 "lifetimes_and_jumps.cu"
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
struct C { C(); ~C(); int v; }; int g(); 
# 5
void a() { static int st = g(); for (; ;) { if (st) { break; }  }  } 
# 6
void b() { for (; ;) { C c; if (g()) { break; }  if (g()) { continue; }  { if (g()) { goto l; }  } }   l:; ; } 
# 7
void c() { { C c; } for (; ;) { if (g()) { break; }  }  l:; if (g()) { goto l; }  } 
# 8
void d() { switch (g()) { case 1:  { C c; break; } default:  break; }  } 
# 9
void e() { C(); while (g()) { if (g()) { continue; }  }  } 

# 1 "lifetimes_and_jumps.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__681cc693_22_lifetimes_and_jumps_cu__Z1av
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lifetimes_and_jumps.cudafe1.stub.c"
#include "lifetimes_and_jumps.cudafe1.stub.c"
# 1 "lifetimes_and_jumps.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
