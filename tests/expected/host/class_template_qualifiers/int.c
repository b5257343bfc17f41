# 1 "class_template_qualifiers.cu"
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
struct P { template< class A> struct cls { static int v; static int s(); typedef int t; }; struct in { template< class A> struct cl2 { static int s(); }; }; 
# 5
template< class A> int f() { P::template cls< A> ::s(); P::template cls< A> ::v; ::P::template cls< A> ::s(); P::in::template cl2< A> ::s(); in::template cl2< A> ::s(); &P::template cls< A> ::s; int ar[cls< A> ::v]; typename cls< A> ::t x; P::cls< int> ::s(); return P::template cls< A> ::v; } }; 
# 6
template< class T> struct Q { template< class A> struct cls { static int v; static int s(); }; template< class A> int f() { Q< T> ::template cls< A> ::s(); Q< T> ::template cls< A> ::s(); cls< A> ::s(); cls< T> ::s(); Q< T> ::template cls< T> ::s(); P::template cls< A> ::s(); return Q< T> ::template cls< T> ::v; } int g() { Q< T> ::template cls< T> ::s(); Q< T> ::template cls< T> ::s(); return Q< T> ::template cls< T> ::v; } }; 
# 7
struct P3 : public P { template< class A> int f() { P::template cls< A> ::s(); P3::template cls< A> ::s(); cls< A> ::s(); return 1; } }; namespace N { template< class A> struct cls { static int s(); }; template< class A> void f() { N::template cls< A> ::s(); ::N::template cls< A> ::s(); cls< A> ::s(); } }

# 1 "class_template_qualifiers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__31f55046_28_class_template_qualifiers_cu_904aafb9_21274
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_template_qualifiers.cudafe1.stub.c"
#include "class_template_qualifiers.cudafe1.stub.c"
# 1 "class_template_qualifiers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
