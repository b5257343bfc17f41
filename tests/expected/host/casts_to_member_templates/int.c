# 1 "casts_to_member_templates.cu"
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
template< class T> struct mu { typedef unsigned type; template< class U> using ap = U; template< class U> struct in { }; }; template< class F, class T> struct cc { typedef T type; }; 
# 4
template< class T> using a1 = typename mu< T> ::type; template< class T> using a2 = typename mu< T> ::template ap< T> ; template< class F, class T> using cct = typename cc< F, T> ::type; template< class T> using a3 = cct< T, typename mu< T> ::type> ; template< class T> using a4 = a1< T> ; template< class T> using a5 = T *; template< class T> using a6 = mu< T> ; template< class T> using a7 = T; template< class T> using a8 = __decltype((T())); template< class T> using a9 = const a1< T> ; template< class T> using b1 = typename mu< typename mu< T> ::type> ::type; template< class F, class T> using ap2 = typename F::template ap< T> ; template< class T> using b2 = ap2< mu< T> , T> ; template< class T> using b3 = T &; template< class T> using b4 = typename mu< T> ::template in< T> ; 
# 6
template< class T, class U> bool f_a1(T t, U u) { auto x = (a1< T> )t; auto y = (a1< T> )t; auto z = static_cast< a1< T> >(t); return (t) ? ((a1< T> )t) == u : ((a1< T> )t); } template< class T, class U> bool f_a2(T t, U u) { auto x = ((a2< T> )(t)); auto y = ((a2< T> )(t)); auto z = static_cast< a2< T> >(t); return (t) ? ((a2< T> )(t)) == u : ((a2< T> )(t)); } template< class T, class U> bool f_a3(T t, U u) { auto x = (a3< T> )t; auto y = (a3< T> )t; auto z = static_cast< a3< T> >(t); return (t) ? ((a3< T> )t) == u : ((a3< T> )t); } template< class T, class U> bool f_a4(T t, U u) { auto x = (a4< T> )t; auto y = (a4< T> )t; auto z = static_cast< a4< T> >(t); return (t) ? ((a4< T> )t) == u : ((a4< T> )t); } template< class T, class U> bool f_a5(T t, U u) { auto x = (a5< T> )t; auto y = (a5< T> )t; auto z = static_cast< a5< T> >(t); return (t) ? ((a5< T> )t) == u : ((a5< T> )t); } template< class T, class U> bool f_a6(T t, U u) { auto x = ((a6< T> )(t)); auto y = ((a6< T> )(t)); auto z = static_cast< a6< T> >(t); return (t) ? ((a6< T> )(t)) == u : ((a6< T> )(t)); } template< class T, class U> bool f_a7(T t, U u) { auto x = (a7< T> )t; auto y = (a7< T> )t; auto z = static_cast< a7< T> >(t); return (t) ? ((a7< T> )t) == u : ((a7< T> )t); } template< class T, class U> bool f_a8(T t, U u) { auto x = (a8< T> )t; auto y = (a8< T> )t; auto z = static_cast< a8< T> >(t); return (t) ? ((a8< T> )t) == u : ((a8< T> )t); } template< class T, class U> bool f_a9(T t, U u) { auto x = (a9< T> )t; auto y = (a9< T> )t; auto z = static_cast< a9< T> >(t); return (t) ? ((a9< T> )t) == u : ((a9< T> )t); } template< class T, class U> bool f_b1(T t, U u) { auto x = (b1< T> )t; auto y = (b1< T> )t; auto z = static_cast< b1< T> >(t); return (t) ? ((b1< T> )t) == u : ((b1< T> )t); } template< class T, class U> bool f_b2(T t, U u) { auto x = ((b2< T> )(t)); auto y = ((b2< T> )(t)); auto z = static_cast< b2< T> >(t); return (t) ? ((b2< T> )(t)) == u : ((b2< T> )(t)); } template< class T, class U> bool f_b3(T t, U u) { auto x = (T &)t; auto y = (T &)t; auto z = static_cast< T &>(t); return (t) ? ((T &)t) == u : ((T &)t); } template< class T, class U> bool f_b4(T t, U u) { auto x = ((b4< T> )(t)); auto y = ((b4< T> )(t)); auto z = static_cast< b4< T> >(t); return (t) ? ((b4< T> )(t)) == u : ((b4< T> )(t)); } 
# 7
template< class T, class U> bool g(T t, U u) { auto x = (typename mu< T> ::type)t; auto y = (T)t; auto z = ((typename mu< T> ::template ap< T> )(t)); auto w = (__decltype(t))t; auto v = ((mu< T> )(t)); auto s = ((typename mu< T> ::template in< T> )(t)); return x; } 
# 9
template< class T, class U> auto g_a1(T t, U u) { using X = a1< T> ; auto p = (static_cast< X>(t)) - 1; auto q = (static_cast< a1< T> >(t)) - 1; h((static_cast< X>(t)) / (static_cast< X>(u))); return (static_cast< T>(u * (static_cast< X>(t)))) - (static_cast< T>(u)); } template< class T, class U> auto g_a2(T t, U u) { using X = a2< T> ; auto p = static_cast< X>(t) - 1; auto q = static_cast< a2< T> >(t) - 1; h(static_cast< X>(t) / static_cast< X>(u)); return (static_cast< T>(u * static_cast< X>(t))) - (static_cast< T>(u)); } template< class T, class U> auto g_a6(T t, U u) { using X = a6< T> ; auto p = static_cast< X>(t) - 1; auto q = static_cast< a6< T> >(t) - 1; h(static_cast< X>(t) / static_cast< X>(u)); return (static_cast< T>(u * static_cast< X>(t))) - (static_cast< T>(u)); } template< class T, class U> auto g_a7(T t, U u) { using X = a7< T> ; auto p = (static_cast< X>(t)) - 1; auto q = (static_cast< a7< T> >(t)) - 1; h((static_cast< X>(t)) / (static_cast< X>(u))); return (static_cast< T>(u * (static_cast< X>(t)))) - (static_cast< T>(u)); } template< class T, class U> auto g_b4(T t, U u) { using X = b4< T> ; auto p = static_cast< X>(t) - 1; auto q = static_cast< b4< T> >(t) - 1; h(static_cast< X>(t) / static_cast< X>(u)); return (static_cast< T>(u * static_cast< X>(t))) - (static_cast< T>(u)); } template< class T, class U> auto g_mu(T t, U u) { using X = mu< T> ; auto p = static_cast< X>(t) - 1; auto q = static_cast< mu< T> >(t) - 1; h(static_cast< X>(t) / static_cast< X>(u)); return (static_cast< T>(u * static_cast< X>(t))) - (static_cast< T>(u)); } 

# 1 "casts_to_member_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cf4a3411_28_casts_to_member_templates_cu_d67470e3_4118
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_to_member_templates.cudafe1.stub.c"
#include "casts_to_member_templates.cudafe1.stub.c"
# 1 "casts_to_member_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
