# 1 "ratios_of_members.cu"
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
template< long A, long B> struct ll_gcd { static const long value = (1); }; 
# 4
template< long A, long B> struct ll_mul { static const long value = (A * B); }; 
# 5
template< long N, long D = 1L> struct ratio { static constexpr inline const long na = N, da = D; static constexpr inline const long g = (ll_gcd< na, da> ::value); static constexpr inline const long num = (na / g), den = (da / g); typedef ratio< num, den>  type; }; 
# 6
template< class R1, class R2> struct rm { 
# 7
private: static const long g1 = (ll_gcd< R1::num, R2::den> ::value); static const long g2 = (ll_gcd< R1::den, R2::num> ::value); 
# 8
public: using type = typename ratio< ll_mul< R1::num / g1, R2::num / g2> ::value, ll_mul< R2::den / g1, R1::den / g2> ::value> ::type; }; 
# 9
template< class A, class B> using rmul = typename rm< A, B> ::type; 
# 10
template< class T, class P> struct duration { typedef P period; }; 
# 11
using hours = duration< int, ratio< 3600L> > ; 
# 12
using days = duration< int, ratio< ll_mul< 24L, 3600L> ::value> > ; 
# 13
using weeks = duration< int, ratio< ll_mul< 7L, 86400L> ::value, 1L> > ; 
# 14
duration< int, ratio< ll_mul< 24L, 3600L> ::value> >  z; 
# 15
days y; 

# 1 "ratios_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__29d33182_20_ratios_of_members_cu_f6f05cc1_31978
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "ratios_of_members.cudafe1.stub.c"
#include "ratios_of_members.cudafe1.stub.c"
# 1 "ratios_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
