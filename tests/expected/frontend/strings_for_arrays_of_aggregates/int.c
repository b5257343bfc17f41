# 1 "strings_for_arrays_of_aggregates.cu"
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
struct A { char str[4] = "foo"; char sa[2][4] = {"bar", "baz"}; }; 
# 4
struct B { char16_t str[10]; }; 
# 5
void f(A); void f(B); 
# 6
struct A1 { char s[4]; }; struct B1 { char16_t s[10]; }; struct W1 { wchar_t s[3]; }; 
# 7
void g(A1); void g(B1); void g(W1); 
# 8
int gg(int); void gg(A1); 
# 9
void t() { f({"foo"}); f({u"\x66\x6f\x6f"}); g({"foo"}); g({u"\x66\x6f\x6f"}); g({L"\x66\x6f"}); } 
# 10
int *p = ((1) ? 0 : 0); 
# 11
int *q = ((sizeof(int)) ? 0 : 0); 
# 12
void f() { int *r = ((1) ? 0 : 0); int *const s = ((0) ? 0 : 0); r = ((1) ? 0 : 0); } 

# 1 "strings_for_arrays_of_aggregates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__94e4dd3d_35_strings_for_arrays_of_aggregates_cu__Z1tv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "strings_for_arrays_of_aggregates.cudafe1.stub.c"
#include "strings_for_arrays_of_aggregates.cudafe1.stub.c"
# 1 "strings_for_arrays_of_aggregates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
