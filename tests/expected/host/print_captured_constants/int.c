# 1 "print_captured_constants.cu"
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
struct hh { }; typedef hh h; namespace N { template< class A, class B> constexpr bool same_v = false; }template< int I, int J, class T> struct tile { T x[I]; }; template< int n> void mc(void *, const void *); 
# 4
template< class T, int ne> static void dq(const void *vx, void *dst) { if constexpr (N::same_v< T, h> ) { mc< (ne) * sizeof(h)> (dst, (const h *)vx); } else { if constexpr (N::same_v< T, float> ) { h tmp[ne / 2]; mc< (ne) * sizeof(h)> (tmp, (const h *)vx); }  }  } 
# 5
template< class T> static void d2(const void *vx, void *dst) { if constexpr (N::same_v< T, h> ) { } else { int i; }  } 
# 6
template< class T> static void d3(const void *vx, void *dst) { if constexpr (N::same_v< T, h> ) { } else { if (vx) { int i; }  }  } 
# 7
template< class T> static void d4(const void *vx, void *dst) { if (N::same_v< T, h> ) { int k; } else { }  } 
# 8
template< class T> static void d5(const void *vx, void *dst) { if (N::same_v< T, h> ) { }  } 
# 9
template< int I, int J> static tile< I, J / 2, hh>  gh(const tile< I, J, float>  &x) { tile< I, J / 2, h>  ret; return ret; } 
# 10
template< int I, int J> static tile< I, 2, hh>  gh2(const tile< I, J, float>  &x) { tile< I, 2, h>  ret; return ret; } 
# 11
template< int I, int J> static tile< I, J, hh>  gh3(const tile< I, J, float>  &x) { tile< I, J, h>  ret; tile< I, J, h>  r2; return ret; } 
# 12
template< int I, int J> static void gh4(const tile< I, J / 2, hh>  &x) { tile< I, J / 2, h>  ret; tile< I, J / 2, h>  r2; } 
# 13
template< bool b, int nc> void wf(int *KV, int i) { constexpr int ws = 32; constexpr int hp = ((16) / sizeof(int)); constexpr int cn = (nc * 2); const int sk = ws >> i; const int k0 = (sk == ws) ? 0 : i; const int si = ws / sk; int q = i * hp; q = ((sk == ws) ? 1 : 2); q = (KV[i * hp]); q = ((sk == cn) ? 1 : 2); q = (cn + i); auto l = [&](int n) { const int sk = ws >> n; const int k0 = (sk == ws) ? 0 : n; const int si = ws / sk; for (int k = 0; k < 3; k++) { (q) = (sk + ((sk == ws) ? 0 : (k % sk))); (q) = (k * hp); }  (q) = (ws + cn); (q) = (n + cn); } ; auto l2 = [&](auto n) { const int sk = (ws) >> n; const int k0 = (sk == ws) ? 0 : n; const int si = (ws / sk); (q) = (n * (hp)); (q) = ((i) * hp); (q) = (cn + (i)); } ; } 
# 14
void wg(int *KV, int i) { constexpr int ws = 32; int q; auto l = [&](int n) { const int sk = ws >> n; const int k0 = (sk == ws) ? 0 : n; const int si = ws / sk; (q) = (n * ws); (q) = ws; const int *p = &(ws); } ; typedef decltype(l) __T0;auto l2 = [&](auto n) { const int sk = (ws) >> n; const int k0 = (sk == ws) ? 0 : n; const int si = (ws / sk); (q) = (n * (ws)); (q) = ((i) * ws); } ; typedef decltype(l2) __T1;auto l3 = [=](auto n) { const int si = ws / (i); return n + (ws); } ; typedef decltype(l3) __T2;} 

# 1 "print_captured_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1df8855f_27_print_captured_constants_cu__Z2wgPii
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_captured_constants.cudafe1.stub.c"
#include "print_captured_constants.cudafe1.stub.c"
# 1 "print_captured_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
