# 1 "casts_named_as_declared.cu"
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
struct h16 { int i; h16(float); explicit operator float() const; }; struct k16 { int a; k16(float); }; typedef h16 R; using K = k16; 
# 5
R a1(float s) { R r = ((R)(s)); return r; } 
# 6
h16 a2(float s) { R r = ((R)(s)); return r; } 
# 7
R a3(float s) { h16 r = ((h16)(s)); return r; } 
# 8
h16 a4(float s) { h16 r(s); return r; } 
# 9
R a5(float s) { R r(s); return r; } 
# 10
K b1(float s) { K r = ((K)(s)); return r; } 
# 11
K b2(float s) { K r = ((K)(s)); return r; } 
# 12
K b3(float s) { return ((K)(s)); } 
# 13
K b4(float s) { return ((K)(s)); } 
# 14
k16 b5(float s) { return ((k16)(s)); } 
# 15
void g(K); void g2(const K &); 
# 16
struct St { K m = ((K)((1.0F))); K n; St(float s) : n(s) { } }; 
# 17
void b7(float s) { g(static_cast< k16>(s)); g2(static_cast< k16>(s)); K x(s); K y{s}; const K z = ((K)(s)); K w = ((K)(s)); auto v = ((k16)(s)); K u = ((s) ? static_cast< k16>(s) : ((k16)(s))); static_cast< k16>(s); K q = K{s}; K *p = new K(static_cast< k16>(s)); x = static_cast< k16>(s); K &&rr = static_cast< k16>(s); throw ((k16)(s)); } 

# 1 "casts_named_as_declared.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b7ec1d67_26_casts_named_as_declared_cu__Z2a1f
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_named_as_declared.cudafe1.stub.c"
#include "casts_named_as_declared.cudafe1.stub.c"
# 1 "casts_named_as_declared.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
