# 1 "attributes_behind_types.cu"
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
struct S { } __attribute((noclone)) s1; struct __attribute((noclone)) S2 { } s2; S  __attribute((noclone)) s3; 
# 4
typedef int  __attribute((noclone)) T1; typedef S  __attribute((noclone)) T2; 
# 5
void f(int  __attribute((noclone)) p, S  __attribute((noclone)) q); 
# 6
struct M { int  __attribute((noclone)) a; static int  __attribute((noclone)) c; }; 
# 7
auto l = [](int  __attribute((noclone)) x)->int { int  __attribute((noclone)) y = 1; return y; } ; typedef decltype(l) __T0;
# 8
__attribute((unused)) int  __attribute((noclone)) d1; __attribute((unused)) int  __attribute((noclone)) d2; int  __attribute((noclone)) __attribute((noipa)) d3; int  __attribute((noclone, noipa)) d4(); int  __attribute((noclone(1 , "a" ))) d5(); 
# 9
long long  __attribute((noclone)) d6; unsigned  __attribute((noclone)) d7; int  [[foo::bar]] d8; 
# 10
template< class T> struct Q { T  __attribute((noclone)) f(); friend int  __attribute((noclone)) g(); Q  __attribute((noclone)) *h(); }; 

# 1 "attributes_behind_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fe197acf_26_attributes_behind_types_cu_4cfe51f8_17161
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_behind_types.cudafe1.stub.c"
#include "attributes_behind_types.cudafe1.stub.c"
# 1 "attributes_behind_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
