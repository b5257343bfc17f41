# 1 "display_labels.cu"
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
int g; 
# 5
void f1() { l1:; g++; l2:; g++; goto l1; goto l2; l3:; g++; goto l3; } 
# 6
void f2() { int x = 3; x++; l1:; ; goto l1; } 
# 7
void f3() { if (g) { return; }  l1:; ; if (g) { g++; }  l2:; ; goto l1; goto l2; } 
# 8
void f4() { while (g) { }  l1:; ; goto l1; } 
# 9
void f5() { switch (g) { case 1:  g++; case 2:  g++; break; case 3:  case 4:  ; default:  ; }  l1:; goto l1; } 
# 10
void f6() { switch (g) { case 1:  g++; break; case 2:  g++; break; }  l1:; goto l1; } 
# 11
void f7() { for (; g;) { if (g) { break; }  }  l1:; goto l1; } 
# 12
void f8() { { g++; } l1:; goto l1; } 
# 13
void f9() { switch (g) { case 1:  { g++; } case 2:  if (g) { g++; }  case 3:  while (g) { break; }  case 4:  ; case 5:  { } case 6:  ; }  } 
# 14
void f10() { do { g++; } while (g); l1:; goto l1; } 
# 15
void f11() { g++; { l1:; goto l1; } } 

# 1 "display_labels.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a165bef6_17_display_labels_cu__Z2f1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "display_labels.cudafe1.stub.c"
#include "display_labels.cudafe1.stub.c"
# 1 "display_labels.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
