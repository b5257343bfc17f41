# 1 "strings_in_templates.cu"
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
template< class T> void t1(T t) { const char *a = "e"; static const char *b = ("e"); const char *const c = ("e"); auto d = "e"; char e[] = "e"; const char *g("e"); const char *i = (const char *)("e"); const char *j = &(("e")[0]); bool k = "e"; const char *l[] = {"e", "f"}; constexpr const char *m = ("e"); const wchar_t *n = L"\x65"; const char *o = __func__; int arr[3]; int *p = arr; auto q = arr; void (*fp)(void) = (0); T *z = (nullptr); int *y = (0); } 
# 5
template< class T> struct S { void f() { const char *a = "e"; int arr[3]; int *p = arr; } const char *m = ("e"); static constexpr inline const char *s = ("e"); static void g(const char *x = "e") { auto l = []{ const char *a = "e"; } ; } S() : m("e") { } const char *r() { return "e"; } }; 
# 6
void u(int t) { const char *a = ("e"); static const char *b = ("e"); auto d = ("e"); const char *g(("e")); int arr[3]; int *p = arr; constexpr const char *m = ("e"); } 
# 7
enum class em: unsigned char { a}; enum em2 { b}; struct ts { ts(em e = em(), em2 f = em2()); em x = em(); }; em ge = em(); em gf{em::a}; void fe(em e = (em)em::a); void ff() { em e = em(); em2 f = em2(); auto g = em(); fe(em()); em h = em::a; static_cast< em>(0); } template< class T> void fg(T t, em e = em()) { em x = em(); auto y = em2(); } 

# 1 "strings_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0e790fe4_23_strings_in_templates_cu__Z1ui
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "strings_in_templates.cudafe1.stub.c"
#include "strings_in_templates.cudafe1.stub.c"
# 1 "strings_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
