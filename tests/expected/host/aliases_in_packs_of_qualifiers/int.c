# 1 "aliases_in_packs_of_qualifiers.cu"
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
namespace std { template< class T, T v> struct ic { }; typedef ic< bool, true>  tt; }
# 4
namespace mp { template< bool B> using mb = std::ic< bool, B> ; using mt = mb< true> ; template< class T> struct Q { }; namespace d { template< class ...T> struct condi; template< class A, class B, class ...C> struct condi< A, B, C...>  { using type = B; }; }template< class A, class B, class ...C> using cond = typename d::condi< A, B, C...> ::type; template< class ...C> using cond2 = typename d::condi< C...> ::type; template< class ...C> using cond3 = d::condi< C...> ; template< class A, class B, class C> using cond4 = typename d::condi< A, B, C> ::type; 
# 5
template< class ...L> struct ap : public d::condi< mb< (sizeof...(L) > (111))> , Q< int> , mb< (sizeof...(L) > (11))> , Q< char> , std::ic< bool, true> , Q< long> > ::type::template fn< L...>  { }; template< class ...L> struct ap10 { typename cond< mb< (sizeof...(L) > (1111))> , Q< int> , mb< (sizeof...(L) > (1))> , Q< char> > ::x m; typename cond3< mb< (sizeof...(L) > (1112))> , mb< (sizeof...(L) > (2))> > ::x n; typename cond4< mb< (sizeof...(L) > (1112))> , mb< (sizeof...(L) > (2))> , mt> ::x o; }; 
# 6
template< class ...L> struct ap2 : public cond2< mb< (sizeof...(L) > (112))> , mb< (sizeof...(L) > (12))> , std::ic< bool, true> >  { }; 
# 7
template< class ...L> struct ap3 : public cond3< mb< (sizeof...(L) > (13))> , mb< (sizeof...(L) > (13))> , std::ic< bool, true> >  { }; 
# 8
template< class ...L> struct ap4 : public cond4< mb< (sizeof...(L) > (14))> , mb< (sizeof...(L) > (14))> , std::ic< bool, true> >  { }; 
# 9
template< class L> struct ap5 : public cond< mb< (sizeof(L) > (115))> , Q< int> , mb< (sizeof(L) > (15))> >  { }; template< int L> struct ap6 : public cond< mb< (L > 116)> , Q< int> , mb< (L > 16)> > ::type { }; 
# 10
template< class ...L> struct ap7 { cond< mb< (sizeof...(L) > (117))> , Q< int> , mb< (sizeof...(L) > (17))> >  m; }; 
# 11
template< class L> struct ap8 : public cond< mb< L::a> , Q< int> , mb< L::b> , Q< char> , mb< !L::c> >  { }; template< class T> using mv = typename Q< T> ::type; template< class L> struct ap9 : public cond< mv< L> , Q< mv< L> > , mv< L> , Q< mv< L> > >  { }; 
# 12
}

# 1 "aliases_in_packs_of_qualifiers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1cf3bd06_33_aliases_in_packs_of_qualifiers_cu_c09881de_27968
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_in_packs_of_qualifiers.cudafe1.stub.c"
#include "aliases_in_packs_of_qualifiers.cudafe1.stub.c"
# 1 "aliases_in_packs_of_qualifiers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
