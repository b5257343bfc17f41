# 1 "decltype_of_open_template_ids.cu"
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
template< class ...> using void_t = void; 
# 4
template< class T> struct decay { using type = T; }; 
# 5
struct yes { static constexpr inline bool ok = true; }; 
# 6
struct no { static constexpr inline bool ok = false; }; 
# 7
template< class T, class P, class  = void> struct st : public no { }; 
# 8
template< class T, class P> struct st< T, P, void_t< __decltype((decay< P> ::type::template sq< T> ))> >  : public yes { using r = __decltype((decay< P> ::type::template sq< T> )); static constexpr inline bool n = noexcept(decay< P> ::type::template sq< T> ); 
# 9
using r2 = __decltype((decay< P> ::type::template sq< T> )); using r3 = __decltype((P::template sq< T> )); static constexpr inline int ok2 = (sizeof(decay< P> ::type::template sq< T> )); static constexpr inline auto v = (decay< P> ::type::template sq< T> ); }; 
# 10
struct Pr { template< class T> static constexpr inline int sq = 1; }; 
# 11
static_assert(st< int, Pr> ::ok, "");
# 12
template< class P> struct W2 { template< class A> static constexpr inline int k = 1; using a = __decltype(W2< P> ::k< int> ); using d = __decltype(Pr::sq< P> ); int m; using e = __decltype((P::template f< int> (1))); using g = __decltype(P::x); }; 
# 13
template< class P> auto ff(P p)->__decltype((P::template v< int> )) { return P::template v< int> ; } 

# 1 "decltype_of_open_template_ids.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__45b99006_32_decltype_of_open_template_ids_cu_fd5d870a_17920
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "decltype_of_open_template_ids.cudafe1.stub.c"
#include "decltype_of_open_template_ids.cudafe1.stub.c"
# 1 "decltype_of_open_template_ids.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
