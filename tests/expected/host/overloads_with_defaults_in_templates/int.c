# 1 "overloads_with_defaults_in_templates.cu"
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
void gl(int, int = 1); void gl(const char *, int = 2); struct C { static void s(int, int = 1); static void s(char *); }; 
# 5
template< class T> void gt(int, T = 1); template< class T> void gt(char *, T); 
# 6
template< class T> struct X { static void one(int, int = 1); static void two(int, int); static void two(int, const char * = 0); static void tr(int, int = 1); static void tr(char *); 
# 7
void g() { (one)(1); (one)(1, 2); two(1, 2); two(1, ""); two(1); this->one(1); this->two(1, 2); X< T> ::two(1, 2); X< T> ::two(1, 2); tr(1); tr(1, 1); tr((char *)0); gl(1); gl(""); gl(1, 1); C::s(1); C::s(1, 2); } 
# 8
static void h() { (one)(1); (one)(1, 2); two(1, 2); two(1, ""); two(1); tr(1); tr(1, 1); tr((char *)0); gl(1); gl(""); gl(1, 1); C::s(1); C::s(1, 2); } }; 
# 9
template< class T> void gg() { gl(1); gl(""); gl(1, 1); C::s(1); C::s(1, 2); } 

# 1 "overloads_with_defaults_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e7bbb3d8_39_overloads_with_defaults_in_templates_cu_45394c5d_26198
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "overloads_with_defaults_in_templates.cudafe1.stub.c"
#include "overloads_with_defaults_in_templates.cudafe1.stub.c"
# 1 "overloads_with_defaults_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
