# 1 "template_parameters_after_their_defaults.cu"
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
template< class T> struct ic { static const bool value = true; }; 
# 5
template< class T, bool ic = ic< T> ::value> struct a { static const bool v = ic; }; 
# 6
template< class T, class ic = ic< T> > struct b { typedef ic t; }; 
# 7
template< class T, template< class >  class ic = ic> struct c { ic< T>  v; }; 
# 8
constexpr int n = 4; 
# 9
template< int n = 4> struct d { int v[n]; }; 
# 10
template< class T, bool ic = ic< T> ::value> bool f(T) { return ic; } 
# 11
template< class T, int n = 4, int m = n> int g(T) { return n + m; } 
# 12
struct S { template< class T, bool ic = ic< T> ::value> bool f(T) { return ic; } template< class T, bool ic> struct in; }; 
# 13
template< bool n = true> struct e { }; 
# 14
a< int>  x; b< int>  y; c< int>  z; d<>  w; e<>  v; 
# 15
static_assert((sizeof(d<> ) == (16)), "");
# 16
bool h() { return f(1) && (g(2)) && S().f(1); } 

# 1 "template_parameters_after_their_defaults.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b1a0a1c9_43_template_parameters_after_their_defaults_cu__Z1hv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_parameters_after_their_defaults.cudafe1.stub.c"
#include "template_parameters_after_their_defaults.cudafe1.stub.c"
# 1 "template_parameters_after_their_defaults.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
