# 1 "default_enumerators.cu"
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
enum Q { packed_highp, packed_mediump, highp = packed_highp, mediump, defaultp = highp}; 
# 5
enum class EC { a, b, c = a, d}; 
# 6
template< int L, class T, Q q = packed_highp> struct vec; template< class T, Q q = packed_mediump> struct w1 { }; template< Q q = packed_highp> void f1() { } template< EC e = EC::a> struct w2 { }; template< Q q = packed_highp> using al = vec< 1, int, q> ; template< Q q = packed_highp, int n = 1> int vt = 3; template< int n = 1, int m = 1, unsigned u = 0U> struct w3 { }; template< class T = w1< int> > struct w4 { }; w1< int>  v1; w1< int>  v2; vec< 2, int, packed_highp>  *v3; vec< 2, int, packed_highp>  *v4; w2< EC::a>  v5; w2< EC::b>  v6; template< template< Q  = packed_mediump>  class TT> struct w5 { }; template< class T> struct D { template< Q q = packed_mediump> struct I { }; vec< 1, T, packed_mediump>  *p; }; template< class T, class U = w1< T, mediump> , Q q = packed_highp, Q r = packed_mediump, Q s = (Q)2> struct w6 { }; 
# 7
void g1(Q q = defaultp, int n = mediump, EC e = EC::c); void g2() { Q q = defaultp; const Q cq = mediump; w1< int>  x; f1< packed_mediump> (); f1< packed_mediump> (); switch (q) { case highp:  break; case mediump:  break; }  static_assert((cq == (mediump)), "");} Q ga[] = {defaultp, mediump}; 

# 1 "default_enumerators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__063e4ee7_22_default_enumerators_cu__Z2g2v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "default_enumerators.cudafe1.stub.c"
#include "default_enumerators.cudafe1.stub.c"
# 1 "default_enumerators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
