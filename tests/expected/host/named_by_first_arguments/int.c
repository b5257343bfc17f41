# 1 "named_by_first_arguments.cu"
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
template< class T> struct ii { static const bool value = false; }; template<> struct ii< unsigned long>  { static const bool value = true; }; 
# 4
template< class T, bool  = ii< T> ::value || ii< T> ::value> struct mv { }; template<> struct mv< unsigned long>  { }; template<> struct mv< int, false>  { inline void f(); }; inline void mv< int, false> ::f() { } template<> struct mv< char>  { }; template<> struct mv< short>  { }; template<> struct mv< float>  { }; 
# 5
template< class T, bool B = false> struct mw { }; template<> struct mw< int>  { }; template<> struct mw< char>  { }; template<> struct mw< short, false>  { }; 
# 6
void u1(mv< unsigned long>  a, mv< int, false>  b, mv< char>  *, mv< char>  &, mv< short> ); template< class T> void u2(mv< short> ) { } typedef mv< float>  tf; 
# 7
void u3(mw< int> , mw< char> ); mw< char>  g1; mw< char>  g2; mw< short, false>  g3; mw< long>  g4; mw< long>  g5; mw< long>  g6; mw< float>  g7; mw< float>  g8; mw< double, false>  g9; 

# 1 "named_by_first_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aaabae53_27_named_by_first_arguments_cu_c862c24f_8985
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "named_by_first_arguments.cudafe1.stub.c"
#include "named_by_first_arguments.cudafe1.stub.c"
# 1 "named_by_first_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
