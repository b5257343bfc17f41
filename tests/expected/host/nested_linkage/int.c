# 1 "nested_linkage.cu"
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
extern "C" __attribute((visibility("hidden"))) inline void f1(); 
# 4
extern "C" inline void f2(); 
# 5
extern "C" __attribute((visibility("hidden"))) void f3(); 
# 6
extern "C" __attribute((visibility("hidden"))) inline void f4() { } 
# 7
extern "C" __attribute((visibility("hidden"))) inline void f5(); 
# 8
extern "C" __attribute((visibility("hidden"))) int v5; 
# 9
extern "C" __attribute((noinline)) inline int f6(); 
# 10
extern "C" __attribute((visibility("hidden"))) int *f7(); 
# 11
extern "C" [[gnu::noinline]] inline int f9(); 
# 12
extern "C" __attribute((noinline)) inline int f10(); 
# 13
extern "C" __attribute((visibility("hidden"))) struct S *f11(); 
# 14
int anchor = 1; 
# 15
extern "C" {
# 16
__attribute((visibility("hidden"))) inline void g1(); 
# 17
inline void g2(); 
# 18
void g3(); 
# 19
extern int g4; 
# 20
int g5 = 4; 
# 21
typedef int g6(void); 
# 22
extern "C" {int g7; void g8(); void g9(); }
# 23
extern "C++" void g10(); extern "C++" {template< class T> void g11(); extern "C" void g12(); extern "C" int g13; }
# 24
S g14(); struct S2 { int a; }; void g16() { } 
# 25
}
# 26
void h1(); extern "C++" {void h2(); extern int h3; }
# 27
namespace N { extern "C" {void k1(); namespace M { void k2(); extern int k3; }struct T { void m(); }; void k4(); }}

# 1 "nested_linkage.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4000555f_17_nested_linkage_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "nested_linkage.cudafe1.stub.c"
#include "nested_linkage.cudafe1.stub.c"
# 1 "nested_linkage.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
