# 1 "constants_and_casts_in_initializers.cu"
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
struct P { int v; constexpr int m() const { return v; } }; constexpr P cs{3}; const int cg = 4; struct M2 { int x; M2(const M2 &); constexpr M2(int a) : x(a) { } }; constexpr M2 cm(3); struct Em { operator int() const; }; Em em; struct Q { int v; }; Q q; const Q cq{2}; struct NE { NE(); }; NE ne; int g; long gl; int arr[3]; constexpr int cf(int a) { return a + 1; } const float fl = (3); enum E { A} e; struct BF { int x: 3; } bf; int *pg; struct S { S(int = 0); S(const S &); S operator+(const S &) const; S operator-() const; S operator++(int); int v; } s; S fcs(); typedef S T0; 
# 4
void f(bool b) { auto a = (cs); const auto c = cs; const P d = cs; P e1 = (cs); static const auto h = cs; const auto i = cm; auto j = cm; auto l = em; const auto m = q; const auto n = cq; const auto o = ne; const auto r = (cs.v); const auto t = cs.m(); const P u(cs); constexpr P x = cs; int y = (const_cast< int &>(cg)); int z = ((const int &)cg); int aa = (static_cast< const int &>(cg)); long bb = reinterpret_cast< long>(&g); long cc = ((long)(&g)); int dd = reinterpret_cast< int &>(gl); auto ee = reinterpret_cast< char *>(&g); int ff = const_cast< int &>(g); int *gg = (const_cast< int *>(&cg)); float hh = fl; int ii = b ? cs.m() : 2; bool jj = ((cs.m()) ? true : false); double kk = ((double)cs.m()); int ll = cf(1); int mm = (cf(1) + 1); int nn = ((cf(1)) ? 2 : 3); void *pp = (void *)f; bool qq = (&f); bool rr = (arr); const int &ss = e; const int &tt = bf.x; const int &uu = pg[2]; const long &vv = g; const int &ww = (arr[1]); int &xx = pg[0]; int &yy = (*(arr)); int &zz = *pg; const S &ab = g; const int &ac = 'a'; const int &ad = A; const int &ae = (cg); const long &af = cg; T0 x1 = T0(); T0 x2 = T0{1}; T0 x3 = ((T0)(1)); T0 x4 = T0(fcs()); T0 x5 = T0((s + s)); T0 x6 = T0((-s)); T0 x8 = ((T0)(s)); T0 x9 = T0(s++); S x10 = ((S)(1)); S x11(1); S x12(1); S x13{1}; auto x16{S(1)}; auto x18(1); auto x19 = S(); ((fcs()) + ((T0)(1))); ((S)(1)); T0 s; ((S)(1)); fcs(); } 
# 5
template< class T> void tf(bool b) { auto a = (cs); const auto c = cs; const P d = cs; P e1 = (cs); static const auto h = cs; const auto i = cm; auto j = cm; auto l = em; const auto m = q; const auto n = cq; const auto o = ne; const auto r = (cs.v); const auto t = cs.m(); const P u(cs); constexpr P x = cs; int y = (const_cast< int &>(cg)); int z = ((const int &)cg); int aa = (static_cast< const int &>(cg)); long bb = reinterpret_cast< long>(&g); long cc = ((long)(&g)); int dd = reinterpret_cast< int &>(gl); auto ee = reinterpret_cast< char *>(&g); int ff = const_cast< int &>(g); int *gg = const_cast< int *>(&cg); float hh = fl; int ii = b ? cs.m() : 2; bool jj = (cs.m()) ? true : false; double kk = (double)cs.m(); int ll = cf(1); int mm = cf(1) + 1; int nn = (cf(1)) ? 2 : 3; bool qq = &f; bool rr = arr; const int &ss = e; const int &tt = bf.x; const int &uu = pg[2]; const long &vv = g; const int &ww = (arr[1]); int &xx = pg[0]; int &yy = (*(arr)); int &zz = *pg; const S &ab = g; const int &ac = 'a'; const int &ad = A; const int &ae = (cg); const long &af = cg; T0 x1 = ((T0)(S())); T0 x2 = ((T0)(S{1})); T0 x3 = ((T0)(((S)(1)))); T0 x4 = ((T0)(fcs())); T0 x5 = ((T0)((s + s))); T0 x6 = ((T0)((-s))); T0 x8 = ((T0)(s)); S x10 = ((S)(((S)(1)))); S x11(1); S x13{((S)(1))}; auto x16{((S)(1))}; auto x18(1); auto x19 = ((S)(S())); } 

# 1 "constants_and_casts_in_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__124cd003_38_constants_and_casts_in_initializers_cu_ne
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_and_casts_in_initializers.cudafe1.stub.c"
#include "constants_and_casts_in_initializers.cudafe1.stub.c"
# 1 "constants_and_casts_in_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
