# 1 "lambdas_in_class_templates.cu"
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
namespace D { template< unsigned N, class P> struct tile { static const int z = (N); }; template< unsigned N> struct base { }; }
# 4
template< unsigned S, class P = void> struct MW { 
# 5
using WarpType = D::tile< 32U, D::base< S> > ; 
# 6
int c1() { { int z; D::tile< 5, D::tile< 32U, D::base< S> > >  x; { D::tile< 6, D::tile< 32U, D::base< S> > >  y; } } return 0; } 
# 7
int c2() { auto a = [](D::tile< 5U, P>  x, D::tile< 7U, int>  y, D::base< 9U>  z) { D::tile< 6, P>  w; return 0; } ; return 0; } 
# 8
int c3() { if (1) { auto a = [](D::tile< 5U, P>  x) { D::tile< 6, WarpType>  w; return 0; } ; }  return 0; } 
# 9
int c4() { auto a = [](D::tile< 5U, P>  x)->D::tile< 8U, P>  { int q; D::tile< 6, WarpType>  w; return {}; } ; return 0; } 
# 10
int c5() { D::tile< 5, WarpType>  x; auto a = [](D::tile< 5, D::tile< 32U, D::base< S> > >  x) { return 0; } ; return 0; } 
# 11
int c6() { auto a = [](auto q, D::tile< 5, D::tile< 32U, D::base< S> > >  x) { return 0; } ; return 0; } 
# 12
}; 
# 13
template< class P> int f() { auto a = [](D::tile< 5U, P>  x, D::tile< 7U, int>  y) { D::tile< 6, P>  w; return 0; } ; D::tile< 5U, P>  z; return 0; } 
# 14
int g() { auto a = [](D::tile< 7U, int>  y, D::tile< 7U, int>  w) { D::tile< 6, int>  z; return 0; } ; typedef decltype(a) __T0;return 0; } 

# 1 "lambdas_in_class_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__79b0c580_29_lambdas_in_class_templates_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lambdas_in_class_templates.cudafe1.stub.c"
#include "lambdas_in_class_templates.cudafe1.stub.c"
# 1 "lambdas_in_class_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
