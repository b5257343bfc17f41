# 1 "lifetimes_of_blocks.cu"
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
void a() { for (; ;) { int x = g(); if (x) { continue; }  g(); }   } 
# 6
void b() { while (g()) { C(); if (g()) { continue; }  g(); }   } 
# 7
void c() { while (g()) { { C c; } if (g()) { continue; }  }   } 
# 8
void d() { switch (g()) { case 1:  { int x = g(); break; } default:  break; }  } 
# 9
void e() { switch (g()) { case 1:  C(); }  } 
# 10
void f() { switch (g()) { case 1:  { { C c; } } }  } 
# 11
void h() { do { C c; if (g()) { continue; }  }  while (g()); } 
# 12
void i() { if (g()) { { C c; } }  while (g()) { { C c; } }  } 
# 13
void j() { switch (g()) { default:  break; }  switch (g()) { case 1:  break; default:  break; }  switch (g()) { case 1:  break; }  switch (g()) { default:  return; }  } 

# 1 "lifetimes_of_blocks.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5c78a766_22_lifetimes_of_blocks_cu__Z1av
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lifetimes_of_blocks.cudafe1.stub.c"
#include "lifetimes_of_blocks.cudafe1.stub.c"
# 1 "lifetimes_of_blocks.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
