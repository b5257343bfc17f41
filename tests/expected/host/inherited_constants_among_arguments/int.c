# 1 "inherited_constants_among_arguments.cu"
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
namespace st { template< bool B, class T, class F> struct cond { typedef T type; }; 
# 4
template< class T, T v> struct ic { static constexpr inline T value = (v); }; template< class T> struct is_signed : public ic< bool, true>  { }; template< class T> struct is_s2 : public is_signed< T>  { }; struct tt : public ic< int, 4>  { }; }
# 5
template< bool B> struct bb { }; template< int B> struct ib { }; struct own { static const int k = 3; }; struct own2 : public own { }; 
# 6
bb< st::ic< bool, true> ::value>  a1; bb< false>  a2; bb< st::ic< bool, true> ::value>  a4; ib< st::ic< int, 4> ::value>  a5; ib< 3>  a6; ib< 2>  a9; 
# 7
void f() { bb< st::ic< bool, true> ::value>  a1; ib< st::ic< int, 4> ::value>  a5; st::cond< st::ic< bool, true> ::value, int, char>  q; bool b = st::is_signed< int> ::value; } 
# 8
template< class T> void g() { bb< st::ic< bool, true> ::value>  a1; bb< st::is_s2< T> ::value>  a4; ib< st::ic< int, 4> ::value>  a5; ib< 3>  a6; } 
# 9
template< class T> struct H : public st::cond< st::ic< bool, true> ::value, int, char>  { typedef bb< st::ic< bool, true> ::value>  a2; }; 

# 1 "inherited_constants_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6767c275_38_inherited_constants_among_arguments_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_constants_among_arguments.cudafe1.stub.c"
#include "inherited_constants_among_arguments.cudafe1.stub.c"
# 1 "inherited_constants_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
