# 1 "class_alias_qualifiers.cu"
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
template< class T> struct IN { typedef int t; static int v; static int s(); template< class U> static int ts(); template< class U> struct M { }; }; 
# 5
template< bool B> struct cond { template< class A, class C> using type = A; template< class A> struct in { }; }; 
# 6
struct P { template< class A> using own = IN< A> ; template< class A> using ct = typename cond< sizeof(A) == (1)> ::template type< IN< A> , IN< A *> > ; template< class A> using dn = typename IN< A> ::t; template< class A> using ci = typename cond< sizeof(A) == (1)> ::template in< A> ; template< class A> struct cls { static int v; static int s(); }; 
# 7
template< class A> int f() { P::own< A> ::s(); own< A> ::s(); P::own< A> ::v; own< A> ::v; P::ct< A> ::s(); ct< A> ::s(); P::template cls< A> ::s(); cls< A> ::s(); IN< A> ::template ts< A> (); &P::own< A> ::s; &P::ct< A> ::v; typename own< A> ::t x; typename ct< A> ::t y; own< A>  z; int ar[IN< A> ::v]; cond< own< A> ::v>  c1; cond< own< A> ::v>  c2; return P::own< A> ::v + P::ct< A> ::v; } template< class A> struct MT { static int s(); static int v; }; template< bool B> struct MC { template< class A> using type = A; }; template< class A> using mt = typename MC< sizeof(A) == (1)> ::template type< MT< A> > ; template< class A> using mo = MT< A> ; template< class A> void m1() { mt< A> ::s(); P::mt< A> ::s(); mo< A> ::s(); P::mo< A> ::s(); } template< class A> friend void fr(A, P *); }; template< class A> void fr(A a, P *) { P::mt< A> ::s(); P::mo< A> ::s(); using U = A; P::mt< A> ::s(); P::mo< A> ::s(); P::mt< A *> ::v; } template< class A> void fs(A a, P *) { P::mt< A> ::s(); P::mo< A> ::s(); using U = A; P::mt< A> ::s(); P::mo< A> ::s(); P::ct< A> ::s(); } 
# 8
template< class A> int g() { P::own< A> ::s(); P::own< A> ::v; P::ct< A> ::s(); P::ct< A> ::v; P::template cls< A> ::s(); IN< A> ::template ts< A> (); IN< A> ::template ts< int> ; cond< sizeof(A) == (1)> ::template type< IN< A> , IN< A *> > ::template ts< A> (); P::ci< A> ::s(); P::dn< A> ::s(); f(&P::own< A> ::s, &P::ct< A> ::s); typename P::template own< A> ::t x; typename P::template ct< A> ::t y; P::template own< A>  z; P::template ct< A>  w; typename IN< A> ::template M< A>  m; int ar[IN< A> ::v]; int as[cond< sizeof(A) == (1)> ::template type< IN< A> , IN< A *> > ::v]; sizeof(P::own< A> ::v); noexcept(P::own< A> ::s()); static_assert((P::own< A> ::v), "");IN< __decltype(IN< A> ::v)>  q; cond< IN< A> ::v>  r; int i = (P::own< A> ::v); return P::own< A> ::v + P::ct< A> ::v; } 
# 9
template< class T> struct Q { template< class A> using own = IN< A> ; template< class A> using ct = typename cond< sizeof(A) == (1)> ::template type< IN< A> , IN< A *> > ; template< class A> int f() { Q< T> ::own< A> ::s(); Q< T> ::own< A> ::s(); own< A> ::s(); Q< T> ::own< A> ::v; P::own< T> ::s(); P::own< A> ::s(); return P::own< A> ::v; } int h() { own< T> ::s(); Q< T> ::own< T> ::s(); ct< T> ::s(); Q< T> ::ct< T> ::s(); return P::own< T> ::v; } }; 
# 10
namespace N { template< class A> using own = IN< A> ; template< class A> using ct = typename cond< sizeof(A) == (1)> ::template type< IN< A> , IN< A *> > ; struct P2 { template< class A> using own = IN< A> ; }; namespace M { template< class A> int f() { own< A> ::s(); N::own< A> ::s(); ct< A> ::s(); N::ct< A> ::s(); P2::own< A> ::s(); return N::P2::own< A> ::v; } }}
# 11
template< class A> int h() { N::own< A> ::s(); N::ct< A> ::s(); N::P2::own< A> ::s(); ::N::own< A> ::v; ::P::own< A> ::s(); return N::ct< A> ::v; } 

# 1 "class_alias_qualifiers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c9a6156f_25_class_alias_qualifiers_cu_6432fa22_21273
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_alias_qualifiers.cudafe1.stub.c"
#include "class_alias_qualifiers.cudafe1.stub.c"
# 1 "class_alias_qualifiers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
