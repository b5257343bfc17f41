# 1 "cpp_loops_with_labels.cu"
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
[[noreturn]] void ab(); 
# 5
int f1(int x) { switch (x) { case 1:  return 1; break; default:  return 2; }  } 
# 6
int f2(int x) { switch (x) { case 1:  return 1; break; default:  ab(); break; }  } 
# 7
int f3(int x) { for (; ;) { return 1; break; }  } 
# 8
int f4(int x) { while (true) { ab(); break; }  } 
# 9
int f5(int x) { do { return 1; continue; } while (x); } 
# 10
int f6(int x) { goto l; for (; x; --x) { switch (x) { case 1:  l:; x++; }  }  return 1; } 
# 11
int f7(int x) { goto l; while (x) { l:; x++; }  return 1; } 
# 12
int f8(int x) { goto l; for (; x; --x) { x--; }  l:; return 1; } 
# 13
int f9(int x) { goto l; do { l:; x++; } while (x); return 1; } 
# 14
int f10(int x) { switch (x) { while (x) { case 1:  x--; }  }  return x; } 
# 15
int f11(int x) { switch (x) { for (; x;) { x--; }  case 1:  x--; }  return x; } 
# 16
int f12(int x) { return 1; for (; ;) { l:; x++; }  goto l; } 
# 17
int f13(int x) { switch (x) { case 1:  if (x) { return 1; } else { return 2; }  break; default:  throw 1; break; }  } 
# 18
int f14(int x) { switch (x) { case 1:  { return 1; } break; case 2:  return 2; }  } 

# 1 "cpp_loops_with_labels.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__be078169_24_cpp_loops_with_labels_cu__Z2f1i
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "cpp_loops_with_labels.cudafe1.stub.c"
#include "cpp_loops_with_labels.cudafe1.stub.c"
# 1 "cpp_loops_with_labels.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
