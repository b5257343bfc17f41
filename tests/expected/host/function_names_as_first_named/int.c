# 1 "function_names_as_first_named.cu"
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
void f1() { const char *p = (__func__); } 
# 5
void f2() { const char *p = (__FUNCTION__); } 
# 6
void f3() { const char *p = (__func__); p = __func__; p = __PRETTY_FUNCTION__; p = __func__; } 
# 7
void f4() { const char *p = (__PRETTY_FUNCTION__); p = __FUNCTION__; p = __FUNCTION__; } 
# 8
template< class T> void f5() { const char *p = __PRETTY_FUNCTION__; p = __FUNCTION__; p = __FUNCTION__; } 
# 9
template< class T> void f6() { const char *p = __func__; p = __func__; } 
# 10
struct S { void a() { const char *p = (__FUNCTION__); auto l = []{ const char *q = (__func__); q = __func__; } ; typedef decltype(l) __T0;} 
# 11
template< class T> void b() { const char *p = __FUNCTION__; auto l = []{ const char *q = __func__; q = __func__; } ; p = __FUNCTION__; auto l2 = []{ const char *q = __FUNCTION__; q = __FUNCTION__; q = __PRETTY_FUNCTION__; } ; } }; 
# 12
int main() { f5< int> (); f6< int> (); S().b< int> (); return 0; } 
# 13
struct Lo { void f() { const char *o = (__FUNCTION__); struct In { void g() { const char *a = (__func__); } void h() { const char *b = (__FUNCTION__); b = __FUNCTION__; } }; o = __FUNCTION__; } 
# 14
void e() { struct In { void h() { const char *b = (__FUNCTION__); b = __FUNCTION__; } }; const char *o = (__func__); } }; 
# 15
void dl(const char *p = __builtin_FUNCTION()) { try { p = __FUNCTION__; } catch (...) { p = __FUNCTION__; }  static const char n[] = "x"; if (p == __FUNCTION__) { return; }  } 
# 16
template< class T> void ge() { auto l = [](auto x) { auto k = [](auto y) { const char *q = __FUNCTION__; } ; const char *q = __func__; q = __func__; } ; const char *z = __FUNCTION__; l(1); } 
# 17
template< class T> auto q(T t) try { const char *p = __FUNCTION__; } catch (int) { const char *p = __FUNCTION__; }  

# 1 "function_names_as_first_named.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4b0fb95f_32_function_names_as_first_named_cu__Z2f1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "function_names_as_first_named.cudafe1.stub.c"
#include "function_names_as_first_named.cudafe1.stub.c"
# 1 "function_names_as_first_named.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
