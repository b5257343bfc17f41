# 1 "extern_template_parameter_names.cu"
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
template< class T> T g(T first); 
# 5
template< class T> T g(T second) { return second; } 
# 6
extern template int g< int> (int first);
# 7
extern template long g< long> (long second);
# 8
template long g< long> (long second);
# 9
template char g< char> (char second);
# 10
template< class T> T h(T first); 
# 11
extern template int h< int> (int first);
# 12
template< class T> T h(T second) { return second; } 
# 13
template< class T> struct C { int f(T a); int g(T); }; 
# 14
template< class T> int C< T> ::f(T b) { return 1; } 
# 15
template< class T> int C< T> ::g(T b) { return 1; } 
# 16
extern template int C< int> ::g(int);
# 17
template int C< long> ::f(long b);
# 18
template int C< int> ::f(int b);
# 19
template< class T> struct B { }; typedef B< char>  BC; 
# 20
template< class T> B< T>  &ws(B< T>  & first); 
# 21
template< class T> B< T>  &ws(B< T>  &second) { return second; } 
# 22
extern template B< char>  &ws(B< char>  & first);
# 23
template< class T> void ex(B< T>  &, T *); 
# 24
template< class T> void ex(B< T>  &second, T *p) { } 
# 25
extern template void ex(B< char>  &, char *);
# 26
void u(B< long>  &l) { ws(l); } 
# 27
extern template B< long>  &ws(B< long>  & first);

# 1 "extern_template_parameter_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__af04abe1_34_extern_template_parameter_names_cu_e7715db3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "extern_template_parameter_names.cudafe1.stub.c"
#include "extern_template_parameter_names.cudafe1.stub.c"
# 1 "extern_template_parameter_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
