# 1 "alias_templates_with_values.cu"
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
template< class T = void> struct eq { using tr = int; }; 
# 5
template< class A, class B, class C = void> struct cmpb { static constexpr inline bool value = true; }; 
# 6
template< bool , class A, class B> struct cond { using type = A; }; 
# 7
template< bool v> struct bc { static constexpr inline bool value = v; }; 
# 8
using tt = bc< true> ; using ff = bc< false> ; 
# 9
template< class T> struct rc { using type = T; }; 
# 10
template< class T> using unc = typename rc< typename rc< T> ::type> ::type; 
# 11
template< class A, class B, class C, class U = unc< C> > using us = typename cond< cmpb< A, B, C> ::value && cmpb< U, B> ::value, bc< true> , bc< false> > ::type; 
# 12
template< class A, class B, class C> using us1 = typename cond< cmpb< A, B, C> ::value, bc< true> , bc< false> > ::type; 
# 13
template< class A, class B, class C> using us2 = cond< cmpb< A, B, C> ::value, bc< true> , bc< false> > ; 
# 14
template< class A, class B, class C> using us3 = cmpb< A, B> ; 
# 15
template< bool , class T> struct ei { using type = T; }; 
# 16
template< bool b, class T> using eit = typename ei< b, T> ::type; 
# 17
template< class K, class T> struct om { using kt = K; using kc = eq<> ; using kd = eq< K> ; 
# 18
template< class KT> eit< cond< cmpb< eq<> , kt, KT> ::value && cmpb< unc< KT> , kt> ::value, tt, ff> ::type::value, int>  f(KT); 
# 19
template< class KT> eit< cond< cmpb< eq<> , kt, KT> ::value, tt, ff> ::type::value, int>  f1(KT); 
# 20
template< class KT> typename us1< eq<> , kt, KT> ::type f2(KT); 
# 21
template< class KT> us2< eq<> , kt, KT>  f3(KT); 
# 22
template< class KT> typename us2< eq<> , kt, KT> ::type f4(KT); 
# 23
template< class KT> us3< kt, kt, KT>  f5(KT); 
# 24
template< class KT> unc< kt>  f6(KT); 
# 25
template< class KT> cmpb< KT, unc< kt> >  f7(KT); 
# 26
template< class KT> cmpb< KT, us1< eq<> , kt, KT> >  f8(KT); 
# 27
template< class KT> eit< cmpb< KT, us1< eq<> , kt, KT> > ::value, int>  f9(KT); 
# 28
}; 
# 29
template< class T = void> struct eq_ { using tr = int; }; 
# 30
template<> struct eq_<>  { using tr = int; }; 
# 31
template< class ...> struct mv { using type = void; }; 
# 32
template< class ...T> using void_t = typename mv< T...> ::type; 
# 33
template< bool v> struct bc_ { static constexpr inline bool value = v; }; 
# 34
template< class D, class AA, template< class ...>  class Op, class ...A> struct detector { using value_t = bc_< false> ; }; 
# 35
template< class D, template< class ...>  class Op, class ...A> struct detector< D, void_t< Op< A...> > , Op, A...>  { using value_t = bc_< true> ; }; 
# 36
template< template< class ...>  class Op, class ...A> using is_detected = typename detector< int, void, Op, A...> ::value_t; 
# 37
template< class T> using isT = typename T::tr; 
# 38
template< class C, class O> using us_ = bc_< C::value && detector< int, void, isT, O> ::value_t::value> ; 
# 39
template< class C, class O> using us2_ = bc_< C::value && detector< int, void, isT, O> ::value_t::value> ; 
# 40
template< class C, class O> using us3_ = bc_< C::value && detector< int, void, isT, C> ::value_t::value> ; 
# 41
template< bool , class T> struct ei_ { using type = T; }; 
# 42
template< bool b, class T> using eit_ = typename ei_< b, T> ::type; 
# 43
template< class K, class T> struct om_ { using kt = K; using kc = eq_<> ; using kd = eq_< K> ; 
# 44
template< class KT> eit_< bc_< KT::value && bc_< true> ::value> ::value, int>  f(KT); 
# 45
template< class KT> eit_< bc_< KT::value && bc_< true> ::value> ::value, int>  f2(KT); 
# 46
template< class KT> eit_< bc_< KT::value && detector< int, void, isT, KT> ::value_t::value> ::value, int>  f5(KT); 
# 47
template< class KT, eit_< bc_< KT::value && bc_< true> ::value> ::value, int>   = 0> int g(KT); 
# 48
template< class KT, eit_< bc_< KT::value && bc_< true> ::value> ::value, int>   = 0> int g2(KT); 
# 49
template< class KT, eit_< bc_< KT::value && detector< int, void, isT, KT> ::value_t::value> ::value, int>   = 0> int g5(KT); 
# 50
template< class KT, eit_< bc_< true> ::value, int>   = 0> int h1(KT); 
# 51
template< class KT, class U = eit_< bc_< true> ::value, int> > int h2(KT); 
# 52
template< class KT, class U = us_< KT, kd> > int h3(KT); 
# 53
}; 

# 1 "alias_templates_with_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2cce9869_30_alias_templates_with_values_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_templates_with_values.cudafe1.stub.c"
#include "alias_templates_with_values.cudafe1.stub.c"
# 1 "alias_templates_with_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
