# 1 "attributes_within_declarators.cu"
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
int a1 __attribute((section("abc")))[3]; int a2 __attribute((section("abc")))[3] = {1}; int a3[3] __attribute((section("abc"))); 
# 4
int f1 __attribute((noinline))(int); int f2 __attribute((noinline))(int x) { return x; } int *f3 __attribute((noinline))(int x) { return 0; } 
# 5
int g1 __attribute((noinline)) __attribute((cold))(int x) { return x; } 
# 6
struct M { int m1 __attribute((noinline))(int x) { return x; } int d __attribute((aligned(8))); int d2 __attribute((aligned(8)))[2]; int b __attribute((packed)): 3; }; 
# 7
__attribute((noinline)) int  __attribute((noclone)) h1(int x) { return x; } 
# 8
__attribute((noinline)) static int  __attribute((noclone)) h2(int x) { return x; } 
# 9
__attribute((noinline)) __attribute((cold)) static int  __attribute((noclone)) h3(int x); 
# 10
int  __attribute((noclone)) h4(int x); 
# 11
int  __attribute((noclone)) *h5(int x); int *h6(int x) __attribute((noclone)); __attribute((noinline)) int *h7(int x) __attribute((noclone)); 
# 12
__attribute((noinline)) void  __attribute((noclone)) h8() { } 
# 13
struct S { }; __attribute((noinline)) S  __attribute((noclone)) h9() { return S(); } 
# 14
__attribute((noinline)) const unsigned  __attribute((noclone)) h10(); 
# 15
__attribute((noinline)) unsigned  __attribute((noclone)) h11(); 
# 16
struct N { __attribute((noinline)) int  __attribute((noclone)) h1(int x) { return x; } __attribute((noinline)) void  __attribute((noclone)) h2(); }; 
# 17
__attribute((aligned(8))) __attribute((unused)) int v1; __attribute((aligned(8))) __attribute((unused)) static int v2 = 3, v3; 
# 18
template< class T> __attribute((noinline)) T  __attribute((noclone)) t1(T x) { return x; } 

# 1 "attributes_within_declarators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e9a15a7f_32_attributes_within_declarators_cu_a2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_within_declarators.cudafe1.stub.c"
#include "attributes_within_declarators.cudafe1.stub.c"
# 1 "attributes_within_declarators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
