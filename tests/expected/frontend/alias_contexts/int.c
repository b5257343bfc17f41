# 1 "alias_contexts.cu"
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
template< class T, T v> struct ic { static constexpr inline T value = (v); }; 
# 4
template< bool B> using mb = ic< bool, B> ; 
# 5
template< class A, class B> using less = mb< ((A::value < 0) && (B::value >= 0)) || (A::value < B::value)> ; 
# 6
using X1 = less< ic< int, -1> , ic< unsigned long, 1UL> > ; 
# 7
X1 x1; 
# 8
template< class A, class B> using less2 = less< B, A> ; 
# 9
using X2 = less2< ic< unsigned long, 2UL> , ic< int, -2> > ; 
# 10
X2 x2; 
# 11
template< template< class ...>  class P> struct sel { template< class A, class B> using fn = typename P< A, B> ::type; }; 
# 12
template< class T, T v> struct ict { static constexpr inline T value = (v); using type = ict; }; 
# 13
template< bool B> using mbt = ict< bool, B> ; 
# 14
template< class A, class B> using lesst = mbt< A::value < B::value> ; 
# 15
using X3 = sel< lesst> ::fn< ict< int, -3> , ict< unsigned long, 3UL> > ; 
# 16
X3 x3; 
# 17
template< class A, class B, template< class ...>  class F> struct defer { using type = F< A, B> ; }; 
# 18
using X4 = defer< ict< int, -4> , ict< unsigned long, 4UL> , lesst> ::type; 
# 19
X4 x4; 
# 20
using X5 = defer< ict< int, -5> , ict< unsigned long, 5UL> , sel< lesst> ::fn> ::type; 
# 21
X5 x5; 
# 22
template< class A, class B, template< class ...>  class F> using dfr = typename defer< A, B, F> ::type; 
# 23
using X6 = dfr< ict< int, -6> , ict< unsigned long, 6UL> , sel< lesst> ::fn> ; 
# 24
X6 x6; 
# 25
template< class A, class B> using top = dfr< A, B, sel< lesst> ::template fn> ; 
# 26
using X7 = top< ict< int, -7> , ict< unsigned long, 7UL> > ; 
# 27
X7 x7; 

# 1 "alias_contexts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8d55dcec_17_alias_contexts_cu_cf00b861_24724
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_contexts.cudafe1.stub.c"
#include "alias_contexts.cudafe1.stub.c"
# 1 "alias_contexts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
