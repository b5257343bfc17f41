# 1 "literals_of_enumerations_with_underlying_types.cu"
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
enum so { icase = 1}; enum sc: int { c1 = 1}; enum su: unsigned { u1 = 1U}; enum sl: long { l1 = 1L}; enum sul: unsigned long { ul1 = 1UL}; enum sll: long long { ll1 = 1LL}; enum ss: short { s1 = 1}; enum uc: unsigned char { uc1 = 1U}; enum big { b1 = 1099511627775L}; enum ub { ub1 = 4294967295U}; enum ubb { ubb1 = 18446744073709551615UL}; enum neg { n1 = (-1)}; enum nb { nb1 = (-1), nb2 = 1099511627775L}; 
# 4
so a1 = ((so)0); sc a2 = ((sc)0); su a3 = ((su)0U); sl a4 = ((sl)0L); sul a5 = ((sul)0UL); sll a6 = ((sll)0LL); ss a8 = ((ss)0); uc a9 = ((uc)0U); big a12 = ((big)0L); ub a13 = ((ub)0U); ubb a14 = ((ubb)0UL); neg a15 = ((neg)0); nb a16 = ((nb)0L); 
# 5
template< auto v> struct T { }; T< (su)0U>  t1; T< (sul)5UL>  t2; T< (big)7L>  t3; T< (ub)9U>  t5; T< (uc)9U>  t7; template< class X> void f(su = (su)0U, su = (su)0, sul = (sul)0UL, big = (big)0L, so = (so)0); void g() { su b1 = su(); su b2 = ((su)0U); f< int> (); su b3{((su)0U)}; b1 = ((su)0U); } 
# 6
template< class X> struct B { B(X, su = su()); }; template< class X> B(X, X, su = (su)0U)->B< X> ; 

# 1 "literals_of_enumerations_with_underlying_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3f0e80af_49_literals_of_enumerations_with_underlying_types_cu_a1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "literals_of_enumerations_with_underlying_types.cudafe1.stub.c"
#include "literals_of_enumerations_with_underlying_types.cudafe1.stub.c"
# 1 "literals_of_enumerations_with_underlying_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
