# 1 "initializing_open_members.cu"
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
template< class T> struct B { T c; T *p; }; 
# 5
template< class T> struct I : public B< T>  { }; 
# 6
template< class T> T gf(T); 
# 7
template< class T> struct X { using st = typename T::st; typedef T *pt; I< T>  mem; T tm; 
# 8
void f1(I< T>  it, T t, T *tp, I< T>  *ip, typename T::q d, const T &cr) { auto au = T::f(); auto ai = it; auto aj = I< T> (); auto ak = t; __decltype(t.z) dz = ((t.z)); 
# 9
int a1 = ((it.c)); int a2 = ((t.c)); int a3 = ((tp->c)); int a4 = ((ip->c)); int a5 = ((d.c)); int a6 = ((au.c)); int a7 = ((ai.c)); int a8 = ((aj.c)); int a9 = ((ak.c)); int aa = (((mem).c)); int ab = (((tm).c)); int ac = (((this->mem).c)); int ad = ((gf(t).c)); int ae = (((t.x).y)); int af = (((au.x).y)); int ag = (((*tp).c)); int ah = ((*au).c); int ai2 = (((au[1]).c)); int aj2 = (((t[1]).c)); int ak2 = (T().c); int al = ((dz.c)); int am = ((cr.c)); int an = ((T::g().c)); int ao = (((it.x).y)); int ap = ((t.f().y)); int aq = ((this->nope)); int ar = ((I< T> ().c)); int as = (((static_cast< T>(t)).c)); int at = (((t + 1).c)); int av = ((-t).c); int aw = ((au.f().c)); int ax = ((((mem).x).c)); 
# 10
st b1 = ((it.c)); st b2 = ((t.c)); st b6 = ((au.c)); T c1 = ((it.c)); T c2 = ((t.c)); T c6 = ((au.c)); pt d1 = ((it.p)); pt d2 = ((t.p)); pt d6 = ((au.p)); auto e1 = ((it.c)); auto e2 = ((t.c)); auto e6 = ((au.c)); I< T>  g1 = ((it.c)); I< T>  g2 = ((t.c)); I< T>  g6 = ((au.c)); const int h1 = ((it.c)); const int h2 = ((t.c)); const int h6 = ((au.c)); const auto i1 = ((it.c)); const auto i6 = ((au.c)); static int j1 = ((it.c)); static int j6 = ((au.c)); const T k2 = ((t.c)); const T k6 = ((au.c)); } 
# 11
}; 
# 12
template< class T> void nf(I< T>  it, T t) { auto au = T::f(); int a1 = ((it.c)); int a2 = ((t.c)); int a6 = ((au.c)); auto e2 = ((t.c)); auto e6 = ((au.c)); for (int q = ((au.c)); q;) { ; }  if (int z = ((au.c))) { ; }  auto l = [&]{ int m = (((au).c)); int n = (((t).c)); } ; auto l2 = [](auto p) { int m = ((p.c)); T q = ((p.c)); } ; for (auto &el : t) { int m = ((el.c)); T n = ((el.c)); }  } 
# 13
int anchor = 1; 

# 1 "initializing_open_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3e9d53ba_28_initializing_open_members_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "initializing_open_members.cudafe1.stub.c"
#include "initializing_open_members.cudafe1.stub.c"
# 1 "initializing_open_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
