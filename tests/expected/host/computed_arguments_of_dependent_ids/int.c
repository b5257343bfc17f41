# 1 "computed_arguments_of_dependent_ids.cu"
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
template< class T, int N> struct Arr { static const int kE = N; T a[N]; }; 
# 5
template< class S, int I, int P> struct It { using Frag = Arr< S, I> ; static const int v = I; }; 
# 6
template< class X, int P_> struct M { 
# 7
static const int kT = 32; static const int kP = P_; static constexpr inline int kC = 16; enum { kEn = 4}; 
# 8
using IA = It< X, 32, kP> ; 
# 9
using FA = typename It< X, 32, kP> ::Frag; 
# 10
using TA = Arr< typename X::E, It< X, 32, kP> ::Frag::kE> ; 
# 11
using TB = Arr< typename X::E, It< X, 32, kP> ::v> ; 
# 12
using IB = It< X, kC, kP> ; using FB = typename It< X, kC, kP> ::Frag; using UB = Arr< typename X::E, It< X, kC, kP> ::Frag::kE / 2> ; 
# 13
using IC = It< X, kEn, kP> ; using FC = typename It< X, kEn, kP> ::Frag; using UC = Arr< typename X::E, It< X, kEn, kP> ::Frag::kE> ; 
# 14
using ID = It< X, 64, kP + 1> ; using FD = typename It< X, 64, kP + 1> ::Frag; using UD = Arr< typename X::E, It< X, 64, kP + 1> ::Frag::kE> ; 
# 15
using IE = It< X, 7, 1> ; using FE = typename It< X, 7, 1> ::Frag; using UE = Arr< typename X::E, It< X, 7, 1> ::Frag::kE> ; 
# 16
static const int w = (FA::kE); int bb[FA::kE]; FA ff; IA ii; 
# 17
}; 
# 18
int anchor = 1; 

# 1 "computed_arguments_of_dependent_ids.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a122f009_38_computed_arguments_of_dependent_ids_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "computed_arguments_of_dependent_ids.cudafe1.stub.c"
#include "computed_arguments_of_dependent_ids.cudafe1.stub.c"
# 1 "computed_arguments_of_dependent_ids.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
