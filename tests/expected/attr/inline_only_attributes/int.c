# 1 "inline_only_attributes.cu"
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
void a() __attribute((gnu_inline)); 
# 4
inline void b() __attribute((gnu_inline)); 
# 5
void c() __attribute((artificial)); 
# 6
inline void d() __attribute((artificial)); 
# 7
struct S { 
# 8
void m() __attribute((gnu_inline)); 
# 9
void n() __attribute((gnu_inline)) { } 
# 10
void o() __attribute((artificial)) { } 
# 11
void q() __attribute((artificial)); 
# 12
}; 
# 13
constexpr int f() __attribute((gnu_inline, artificial)); 
# 14
static void h() __attribute((gnu_inline, artificial)); 
# 15
enum N { n0}; 
# 16
enum __attribute((unused)) M { n1}; 
# 17
struct P { } __attribute((unused)); 
# 18
enum O { n2}; 
# 19
enum Q { n3} __attribute((packed)); 
# 20
[[carries_dependency]] int *z(int *); 
# 21
extern "C" void *res() { return 0; } 
# 22
typedef void (*fn)(void); 
# 23
extern "C" fn res2() { return 0; } 
# 24
extern "C" int ifr() __attribute((ifunc("res"))); 
# 25
extern "C" int ift() __attribute((ifunc("res2"))); 

# 1 "inline_only_attributes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b56892e0_25_inline_only_attributes_cu_res
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inline_only_attributes.cudafe1.stub.c"
#include "inline_only_attributes.cudafe1.stub.c"
# 1 "inline_only_attributes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
