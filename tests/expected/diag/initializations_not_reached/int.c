# 1 "initializations_not_reached.cu"
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
struct S { S(); ~S(); }; struct D { ~D(); }; int ex(); 
# 5
int f1() { return 1; int x = ex(); return x; } 
# 6
int f2() { return 1; static int x = 3; static int y = ex(); return x + y; } 
# 7
int f3() { return 1; S s; return 2; } 
# 8
int f4() { return 1; D d; return 2; } 
# 9
int f5(int n) { return 1; int &r = n; return r; } 
# 10
int f6() { goto e; { int y = ex(); return y; } e:; return 1; } 
# 11
int f7() { goto e; int y; y = ex(); e:; return 1; } 
# 12
int f8(int n) { while (1) { break; int z = n; return z; }  return 1; } 
# 13
template< class T> T f9() { throw 1; T t = T(); return t; } 
# 14
template int f9< int> ();

# 1 "initializations_not_reached.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a377e172_30_initializations_not_reached_cu__Z2f1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "initializations_not_reached.cudafe1.stub.c"
#include "initializations_not_reached.cudafe1.stub.c"
# 1 "initializations_not_reached.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
