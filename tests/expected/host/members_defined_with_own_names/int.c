# 1 "members_defined_with_own_names.cu"
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
template< class A> struct C { operator A(); operator A *() const; template< class U> operator U(); explicit operator bool(); template< class U> struct IT { void w(U, A); static int s; struct D { void q(); }; }; struct IN { operator A &(); }; }; 
# 4
template< class X> C< X> ::operator X() { return X(); } template< class Y> C< Y> ::operator Y *() const { return 0; } template< class Y> template< class Z> C< Y> ::operator Z() { return Z(); } template< class X> C< X> ::operator bool() { return true; } template< class Q> C< Q> ::IN::operator Q &() { static Q q; return q; } 
# 5
template< class X> template< class Y> void C< X> ::IT< Y> ::w(Y y, X x) { } template< class X> template< class Y> int C< X> ::IT< Y> ::s = 3; template< class X> template< class Y> void C< X> ::IT< Y> ::D::q() { } 
# 6
template< class T, class  = void> struct E { void m(T); static int s; struct I { void z(); }; E(); }; template< class U> struct E< U *, void>  { void m(U *); static int s; E(); struct I { void z(); }; }; template< class V> void E< V *, void> ::m(V *v) { } template< class V> int E< V *, void> ::s = 3; template< class V> E< V *, void> ::E() { } template< class V> void E< V *, void> ::I::z() { } 

# 1 "members_defined_with_own_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b44468e0_33_members_defined_with_own_names_cu_7de18dd6_21832
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_defined_with_own_names.cudafe1.stub.c"
#include "members_defined_with_own_names.cudafe1.stub.c"
# 1 "members_defined_with_own_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
