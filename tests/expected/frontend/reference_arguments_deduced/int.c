# 1 "reference_arguments_deduced.cu"
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
typedef unsigned long sz; 
# 3
template< class T, sz N, T (&A)[N]> struct W { void f() { } }; 
# 4
template< class T, sz N, T (&L)[N], T (&R)[N]> void sw(W< T, N, L>  &, W< T, N, R>  &) { } 
# 5
template< class T, sz N, T (&L)[N]> void one(W< T, N, L>  &) { } 
# 6
template< class T, sz N, T (*L)[N]> struct WP { }; template< class T, sz N, T (*L)[N]> void onep(WP< T, N, L>  &) { } 
# 7
int a[5], b[5]; 
# 8
void f() { W< int, 5, a>  w; W< int, 5, b>  v; one(w); sw(w, v); WP< int, 5, &a>  p; onep(p); } 
# 9
const int c5[3] = {1, 2, 3}; template< class T, const T &R> struct CR { }; template< class T, const T &R> void cr(CR< T, R> ) { } extern const int ci; int mi; 
# 10
template< class T, T &R> struct MR { }; template< class T, T &R> void mr(MR< T, R> ) { } void fn(int); template< class R, class A, R (&F)(A)> struct FR { }; template< class R, class A, R (&F)(A)> void fr(FR< R, A, F> ) { } 
# 11
void g() { cr(CR< int, ci> {}); cr(CR< int, mi> {}); mr(MR< int, mi> {}); fr(FR< void, int, fn> {}); } 
# 12
extern const int ck; extern const int ck = 3; void k() { mr(MR< const int, ck> {}); } template< class T, T &R> struct X2; template< auto &R> struct AX { }; template< class T, T &R> void ax(AX< R> ) { } void k2() { ax(AX< mi> {}); ax(AX< ck> {}); } 

# 1 "reference_arguments_deduced.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a47cbd05_30_reference_arguments_deduced_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "reference_arguments_deduced.cudafe1.stub.c"
#include "reference_arguments_deduced.cudafe1.stub.c"
# 1 "reference_arguments_deduced.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
