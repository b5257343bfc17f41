# 1 "references_to_static_objects.cu"
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
struct S { int v; int a[3]; void m(); }; S nobj; int g; int arr[4]; extern int &eg; S &sf(); 
# 4
int &rg = (g); static int &srg = (g); S &rs = (nobj); int &re = (arr[1]); int (&ra)[4] = (arr); S &rf = sf(); int &reg = eg; constexpr int &crg = (g); int &rrg = (rg); S &&xs = S{3}; const int &ct = (5); static const int &ct2 = (g); 
# 5
struct Z { static int &sr; static constexpr inline int &csr = (g); static inline int &isr = (g); }; 
# 6
int &Z::sr = (g); 
# 7
int &n1 = (rg); int &n2 = (srg); S &n3 = (rs); int *n4 = (&rg); int &n5 = (rs.v); int *n6 = (&(rs.v)); int *n7 = (ra); int &n8 = (ra[2]); S &n9 = rf; int &n10 = reg; int &n11 = eg; int &n12 = (crg); int &n13 = (rrg); const int *n15 = (&ct2); int &n16 = (Z::sr); int &n17 = (Z::csr); int &n18 = (Z::isr); static int &n21 = (rg); constexpr int &n22 = (crg); int n23 = crg; bool n24 = (&crg); 
# 8
void nt(int &p) { int &n1 = (rg); int &n2 = (srg); S &n3 = (rs); int *n4 = (&rg); int &n5 = (rs.v); int *n6 = (&(rs.v)); int *n7 = (ra); int &n8 = (ra[2]); S &n9 = rf; int &n10 = reg; int &n11 = eg; int &n12 = (crg); int &n13 = (rrg); const int *n15 = (&ct2); int &n16 = (Z::sr); int &n17 = (Z::csr); int &n18 = (Z::isr); static int &n21 = (rg); constexpr int &n22 = (crg); int &l = (g); int &l2 = (l); static int &sl = (g); int &l3 = (sl); auto &l4 = p; auto *l5 = (&l); int *l6 = (&sl); int l7 = crg; int &l8((crg)); int &l9{(crg)}; auto &&l10 = (crg); auto l11 = crg; S l12 = rs; S &l13 = (rs); } 
# 9
template< class T> void te(int &p) { int &n1 = (rg); int &n2 = (srg); S &n3 = (rs); int *n4 = &rg; int &n5 = (rs.v); int *n6 = &(rs.v); int *n7 = ra; int &n8 = (ra[2]); S &n9 = rf; int &n10 = reg; int &n11 = eg; int &n12 = (crg); int &n13 = (rrg); const int *n15 = &ct2; int &n16 = (Z::sr); int &n17 = (Z::csr); int &n18 = (Z::isr); static int &n21 = (rg); constexpr int &n22 = (crg); int &l = (g); int &l2 = (l); static int &sl = (g); int &l3 = (sl); auto &l4 = p; auto *l5 = &l; int *l6 = &sl; int l7 = crg; int &l8((crg)); int &l9{(crg)}; auto &&l10 = (crg); } 
# 10
void call(int &, int *); int &ret() { call(crg, &crg); rs.m(); return crg; } int *ret2() { return &crg; } 

# 1 "references_to_static_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b5898ea6_31_references_to_static_objects_cu_rg
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_to_static_objects.cudafe1.stub.c"
#include "references_to_static_objects.cudafe1.stub.c"
# 1 "references_to_static_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
