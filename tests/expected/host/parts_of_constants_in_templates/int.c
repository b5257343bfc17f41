# 1 "parts_of_constants_in_templates.cu"
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
struct inf { int a; unsigned b; int ar[3]; inf *p; struct { int z; } in; static constexpr inline int st = 3; }; constexpr inf ng = {1, (2)}; const int nar[2] = {1, 2}; constexpr int ncr[2] = {1, 2}; struct H { static constexpr inline inf hs = {1, (2)}; static constexpr inline int ha[2] = {1, 2}; }; constexpr const inf &rg = (ng); constexpr const inf *pg = (&ng); static constexpr inf snf = {3}; namespace q { constexpr inline inf iq = {3}; }
# 5
template< class T> void f(T t) { int a1 = ((ng.a) + 1); int a2 = (ng.a); int a3 = (ncr[0]) + 1; int a4 = ncr[0]; int a5 = ((H::hs.a) + 1); int a6 = ((H::ha[1]) + 1); int a7 = (H::hs.a); int a8 = H::ha[1]; int a9 = ((rg.a) + 1); int b1 = ((pg->a) + 1); int b2 = (nar[0]) + 1; int b3 = ((snf.a) + 1); int b4 = ((q::iq.a) + 1); int b5 = (((ng.in).z) + 1); int b6 = ((ng.ar)[1]) + 1; int b7 = ((ng.st) + 1); constexpr int c1 = ((ng.a) + 1); constexpr int c2 = (ng.a); constexpr int c3 = ((ncr[0]) + 1); constexpr int c4 = ((H::hs.a) + 1); const int c5 = (ng.a); const int c6 = ((ng.a) + 1); int d1[2] = {((ng.a) + 1), (ng.a)}; inf d3 = {((ng.a) + 1), 3}; auto e1 = [x = (ng.a)]{ } ; auto e2 = [x = ((ng.a) + 1)]{ } ; int i1{(ng.a)}; int i2((ng.a)); int i3(((ng.a) + 1)); int i4{ncr[0]}; auto j1 = (ng.a); auto j2 = ((ng.a) + 1); const auto j3 = (ng.a); static int k1 = (ng.a); static int k2 = ((ng.a) + 1); static const int k3 = (ng.a); long l1 = (ng.a); unsigned l2 = ((ng.a) + 1); bool l3 = (ng.a); bool l4 = ((ng.a) == 1); int l5 = (-(ng.a)); int l6 = ((int)(ng.b)); int l7 = ((ng.a) ? 1 : 2); int l8 = ((1) ? ng.a : 2); 
# 6
constexpr inf lo = {1, 2}; static_assert(((lo.a) == 1));if constexpr ((lo.a) == 1) { ; }  int m1[2] = {(lo.a) + 1, lo.a}; auto m2 = [x = (lo.a) + 1]{ } ; static int m3 = lo.a; new int(lo.a); int m4{lo.a}; const int &m5 = lo.a; int z = (t.x) + (lo.a); g(lo.a, t); switch (t) { case lo.a:  ; }  } 
# 7
template< class T> struct S { int n1 = (ng.a); int n2 = ((ng.a) + 1); int n3{(ng.a)}; static constexpr inline int n4 = (ng.a); static constexpr inline int n5 = ((ng.a) + 1); static const int n6 = ((ng.a) + 1); enum { n7 = (ng.a) + 1}; int n8: (ng.a) + 1; int n9[ng.a]; S() : n1((ng.a)), n2(((ng.a) + 1)), n3{((ng.a) + 1)} { } void f(int x = ng.a, int y = (ng.a) + 1); static constexpr inline inf si = {1, 2}; static constexpr inline int o1 = ((si.a) + 1); int o2 = ((si.a) + 1); int o3 = si.a; int k[si.a]; }; template< int I = 1, int J = 2> struct U { }; template< class T> int vt = ((ng.a) + 1); template< class T> constexpr int vc = (ng.a); 

# 1 "parts_of_constants_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7a2db533_34_parts_of_constants_in_templates_cu_rg
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parts_of_constants_in_templates.cudafe1.stub.c"
#include "parts_of_constants_in_templates.cudafe1.stub.c"
# 1 "parts_of_constants_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
