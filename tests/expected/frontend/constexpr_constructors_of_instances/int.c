# 1 "constexpr_constructors_of_instances.cu"
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
# 2
struct NL { NL(); NL(const NL &); ~NL(); }; 
# 3
struct P { int z; P(int); constexpr P() : z(1) { } }; 
# 4
template< class T> struct T1 { int x; constexpr T1() { } }; struct Q1 { T1< int>  a; constexpr Q1() { } }; 
# 5
template< class T> struct T2 { P p; constexpr T2() : p(3) { } }; struct Q2 { T2< int>  a; constexpr Q2() { } }; 
# 6
template< class T> struct T3 { constexpr T3(T t = T()) { } }; struct Q3 { T3< NL>  a; constexpr Q3() { } }; 
# 7
template< class T> struct T5 { P p = 3; constexpr T5() { } }; struct Q5 { T5< int>  a; constexpr Q5() { } }; 
# 8
template< class T> struct T6 : public P { constexpr T6() : P(3) { } }; struct Q6 { T6< int>  a; constexpr Q6() { } }; 
# 9
template< class T> struct T7 : public T { constexpr T7() { } }; struct Q7 { T7< NL>  a; constexpr Q7() { } }; 
# 10
template< class T> struct T8 { T p; constexpr T8() : p(3) { } }; struct Q8 { T8< P>  a; constexpr Q8() { } }; 
# 11
template< class T> struct T9 { T p; constexpr T9() { } }; struct Q9 { T9< int>  a; constexpr Q9() { } }; 
# 12
template< class T> struct Ta { T p[4]; constexpr Ta() { } }; struct Qa { Ta< int>  a; constexpr Qa() { } }; 
# 13
template< class T> struct Tb { T p; constexpr Tb() { (p) = 3; } }; struct Qb { Tb< int>  a; constexpr Qb() { } }; 
# 14
template< class T> struct Tc { T1< T>  p; constexpr Tc() { } }; struct Qc { Tc< int>  a; constexpr Qc() { } }; 
# 15
template< class T> struct Te { int x; constexpr Te() { } }; struct Qe { Te< int>  a; constexpr Qe() : a() { } }; 
# 16
template< class T> struct Tf { int x; constexpr Tf() { } }; struct Qf : public Tf< int>  { constexpr Qf() { } }; 
# 17
template< class T> struct Tg { int x; constexpr Tg() { } }; template< class T> struct Qg { Tg< int>  a; constexpr Qg() { } }; Qg< int>  qg; 
# 18
template< class T> struct Th { int x; template< class U> constexpr Th(U u) { } constexpr Th() : Th(3) { } }; struct Qh { Th< int>  a; constexpr Qh() { } }; 

# 1 "constexpr_constructors_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c661c60a_38_constexpr_constructors_of_instances_cu_qg
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constexpr_constructors_of_instances.cudafe1.stub.c"
#include "constexpr_constructors_of_instances.cudafe1.stub.c"
# 1 "constexpr_constructors_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
