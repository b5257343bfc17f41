# 1 "enumerators_for_numbers.cu"
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
namespace D { template< unsigned N, class P> struct tile { static constexpr inline unsigned nt = N; template< class X, class Y> int col(X, Y) const; static unsigned size(); }; template< unsigned N> struct base { }; 
# 4
template< class T, class A, class B> T helper(const T &, A, B); }
# 5
template< unsigned S, class P = void> struct MW { static const unsigned numWarps = (S / (32)); 
# 6
using WarpType = D::tile< 32U, D::base< S> > ; typedef D::tile< 16U, D::base< S> >  WT2; 
# 7
template< class F> int coll(F f) { 
# 8
auto w = [=](WarpType &warp, int *p) { return 1; } ; 
# 9
auto iw = [](D::tile< numWarps, D::tile< 32U, D::base< S> > >  &sub, int *p) { WarpType z; return 1; } ; 
# 10
auto iv = [](D::tile< numWarps, D::tile< 16U, D::base< S> > >  &sub, D::tile< 1U, D::tile< 32U, D::base< S> > >  *q)->D::tile< 3U, D::tile< 32U, D::base< S> > >  { return {}; } ; 
# 11
D::tile< numWarps, WarpType>  x; 
# 12
return D::helper(1, w, iw); } 
# 13
int c2() { auto iw = [](D::tile< numWarps, D::tile< 32U, D::base< S> > >  &sub) { return 1; } ; return 1; } 
# 14
int c3(D::tile< numWarps, WarpType>  & sub); 
# 15
auto c4() { return [](D::tile< 5U, D::tile< 32U, D::base< S> > >  s) { return 0; } ; } 
# 16
}; 
# 17
template< class G, class F> struct loc { int f() { using WarpType = typename G::wt; auto iw = [](D::tile< 5U, typename G::wt>  &sub) { return 1; } ; return 1; } }; 
# 19
struct T32 { static constexpr unsigned size() { return 32; } unsigned n() const { return 2; } constexpr unsigned cs() const { return 3; } }; 
# 20
int g(int q) { T32 t; for (int o = (t.size() / (2)); o > 0; o /= 2) { q++; }  int o2 = (t.size() / (2)); for (int o = (T32::size() / (2)); o;) { break; }  for (unsigned o = t.size(); o;) { break; }  for (int o = (t.size()); o;) { break; }  for (int o = (32U / (2)); o;) { break; }  if (int z = (t.size() / (2))) { q++; }  while (int z = (t.size() / (2))) { q++; }  const int k = (t.size() / (2)); return q; } 
# 22
enum TF { TF_A, TF_B = 5}; enum class TG { A, B = 3}; 
# 23
template< int M> int d_r(int); template< TF M> int d_e(int); template< TG M> int d_g(int); template< unsigned M> int d_u(int); template< bool M> int d_b(int); template< int M> struct cls { static int f(); }; 
# 24
int h() { return ((((((((d_r< 0> (1) + d_r< 5> (2)) + d_e< TF_A> (1)) + d_g< TG::B> (2)) + d_u< 5U> (3)) + d_b< true> (4)) + cls< TF_B> ::f()) + d_r< 3> (3)) + d_r< 6> (3)) + d_r< 5> (3); } 
# 25
template< class T> int h2() { return (((d_r< 0> (1) + d_r< 5> (2)) + d_e< TF_A> (1)) + d_u< 5U> (3)) + cls< TF_B> ::f(); } 
# 26
int x9 = d_r< 5> (2) + cls< TF_B> ::f(); 

# 1 "enumerators_for_numbers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c16d8895_26_enumerators_for_numbers_cu__Z1gi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerators_for_numbers.cudafe1.stub.c"
#include "enumerators_for_numbers.cudafe1.stub.c"
# 1 "enumerators_for_numbers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
