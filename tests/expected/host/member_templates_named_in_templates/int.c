# 1 "member_templates_named_in_templates.cu"
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
namespace st { struct base { template< class T, class U> struct rb { typedef T type; }; template< class T> using al = T; template< class T> static int sf(T); template< class T> static int sv; }; 
# 5
template< class A, class U> using ar = typename base::template rb< A, U> ::type; 
# 6
template< class A, class U> using ar2 = typename base::template rb< A, U> ::type; 
# 7
template< class A> using ar3 = base::template al< A> ; 
# 8
template< class A> concept can = true; 
# 9
template< class A> requires(can< base::template al< A &> > ) using ar4 = base::template al< A &> ; 
# 10
template< class A> struct X { typename base::template rb< A, int>  m; typename base::template rb< A, int> ::type m2; base::template al< A>  m3; void f() { base::template sf< A> (1); base::sf< int> (2); base::sv< A> ; base::template rb< int, int>  q; base::template al< int>  r; struct Z : public base::template rb< A, A>  { }; sizeof(typename base::template rb< A, A> ); typename base::template rb< A, A> (); } }; 
# 11
template< class A> struct Y : public base::template rb< A, int>  { }; 
# 12
template< class A> struct Y2 : public base { typename rb< A, int> ::type m2; rb< A, int>  m; al< A>  m3; void f(rb< A, A>  x); }; 
# 13
template< class A> void h(typename base::template rb< A, int>  x, base::template al< A *>  y); 
# 14
void hh(base::rb< int, int>  x, base::al< char>  y); 
# 15
template< class A> struct Z { typename base::template rb< A, int>  *f(); static typename base::template rb< A, int>  s; operator typename base::template rb< A, int> (); }; 
# 16
template< class A> typename base::template rb< A, int>  *Z< A> ::f() { return nullptr; } 
# 17
template< class A, class  = typename base::template rb< A, int> > struct W; 
# 19
}
# 20
namespace s2 { typedef st::base b2; template< class A> struct Z { typename st::base::template rb< A, int>  *f(); st::base::template al< A>  x; }; template< class A> struct Q { struct nb { template< class T> struct rb { }; }; nb m; typename nb::template rb< A>  m2; typename Q< A *> ::nb::template rb< A>  m3; }; using st::base;template< class A> struct Z2 { typename st::base::template rb< A, int>  *f(); st::base::template al< A>  x; }; struct D : public st::base { }; template< class A> struct Z3 { typename st::base::template rb< A, int>  *f(); st::base::template al< A>  x; }; }

# 1 "member_templates_named_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__71497868_38_member_templates_named_in_templates_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_templates_named_in_templates.cudafe1.stub.c"
#include "member_templates_named_in_templates.cudafe1.stub.c"
# 1 "member_templates_named_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
