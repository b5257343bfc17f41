# 1 "strings_in_braces.cu"
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
const wchar_t a[]{L"\x61\x62\x63"}; 
# 4
const char b[]{"abc"}; 
# 5
const char c[] = "abc"; 
# 6
const char d[] = "abc"; 
# 7
const char e[] = "abc"; 
# 8
const char e1[] = "abc"; 
# 9
const char e2[]{"abc"}; 
# 10
struct S { char x[4]; wchar_t y[4]{L"\x61\x62"}; wchar_t z[4] = L"\x61\x62"; }; 
# 11
S s{"abc", L"\x61\x62"}; 
# 12
void f() { const wchar_t a[]{L"\x61\x62\x63"}; static char16_t b[4]{u"\x61\x62\x63"}; const char32_t c[] = U"\x61\x62\x63"; unsigned char d[]{"a"}; auto p = new char [4]{"abc"}; auto q = new wchar_t [4]{L"\x61\x62"}; } 
# 13
template< class T> void g() { const wchar_t a[]{L"\x61\x62\x63"}; const char b[]{"abc"}; T c[]{"abc"}; T e{"abc"}; } 
# 14
struct M { char a[3]; wchar_t b[3]; M() : a{"ab"}, b{L"\x61\x62"} { } }; 

# 1 "strings_in_braces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ec63ca62_20_strings_in_braces_cu_s
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "strings_in_braces.cudafe1.stub.c"
#include "strings_in_braces.cudafe1.stub.c"
# 1 "strings_in_braces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
