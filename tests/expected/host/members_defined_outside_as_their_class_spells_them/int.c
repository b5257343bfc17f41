# 1 "members_defined_outside_as_their_class_spells_them.cu"
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
namespace N { typedef unsigned long ul1; typedef unsigned long ul2; template< class T> struct va { T *p; }; 
# 4
template< class T> struct gs { void a(const va< ul1>  &); va< ul1>  c(va< ul1> ); void f(va< int> , va< ul1>  *, ul1, va< va< ul1> > ); template< class U> void g(va< ul1> , U); void k(va< ul1>  (*)(va< ul1> )); gs(va< ul1> ); struct In { void n(va< ul1> ); }; void j(va< T> , T); }; 
# 5
template< class T> void gs< T> ::a(const va< ul1>  &x) { } template< class T> va< unsigned long>  gs< T> ::c(va< ul1>  x) { return x; } template< class T> void gs< T> ::f(va< int>  x, va< ul1>  *y, ul2 z, va< va< ul1> >  w) { } template< class T> template< class U> void gs< T> ::g(va< ul1> , U) { } template< class T> void gs< T> ::k(va< ul1>  (*x)(va< ul1> )) { } template< class T> gs< T> ::gs(va< ul1>  x) { } template< class T> void gs< T> ::In::n(va< ul1>  x) { } template< class T> void gs< T> ::j(va< T> , T) { } 
# 6
struct S { void p(va< unsigned long> ); template< class U> void q(va< unsigned long> , U); }; void S::p(va< unsigned long> ) { } template< class U> void S::q(va< unsigned long> , U) { } template< class T> struct gs< T *>  { void a(const va< ul1>  &); }; template< class T> void gs< T *> ::a(const va< ul1>  &y) { } }
# 7
struct mb { typedef int catalog; enum result { ok}; struct nest { }; }; template< class C> struct facet { typedef C ct; }; template< class C> struct ms : public facet< C> , public mb { typedef int own; ::mb::catalog a() const; ::mb::result c() const; ::mb::nest d() const; own e(); ::mb::catalog f(int); void g(::mb::catalog, ::mb::result); }; 
# 8
template< class C> mb::catalog ms< C> ::a() const { return 0; } template< class C> mb::result ms< C> ::c() const { return mb::ok; } template< class C> mb::nest ms< C> ::d() const { return {}; } template< class C> typename ms< C> ::own ms< C> ::e() { return 0; } template< class C> mb::catalog ms< C> ::f(int) { return 0; } template< class C> void ms< C> ::g(::mb::catalog, ::mb::result) { } 
# 9
template< class C> class cvt; template< class C> int f(const cvt< C>  &a) { using Cv = cvt< C> ; using Fn = mb::result (cvt< C> ::*)(int, C *) const; typedef int (cvt< C> ::*Fn2)(int); int (cvt< C> ::*z); Cv *y; return 0; } template< class C> struct P { using Cv = cvt< C> ; using Fn = int (cvt< C> ::*)(int); int (cvt< C> ::*pm); }; struct Q { int i; }; typedef Q TQ; int (Q::*tq); 

# 1 "members_defined_outside_as_their_class_spells_them.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0f718b07_53_members_defined_outside_as_their_class_spells_them_cu_cd7b5432
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_defined_outside_as_their_class_spells_them.cudafe1.stub.c"
#include "members_defined_outside_as_their_class_spells_them.cudafe1.stub.c"
# 1 "members_defined_outside_as_their_class_spells_them.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
