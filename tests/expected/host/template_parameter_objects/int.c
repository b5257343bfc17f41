# 1 "template_parameter_objects.cu"
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
struct S { int v; constexpr int get() const { return v; } }; 
# 4
constexpr S obj{3}; 
# 5
constexpr const S &robj = (obj); 
# 6
struct Z { static constexpr inline const S &value = (obj); static const S &nc; }; 
# 7
template< class T> struct ZT { static constexpr inline const S &value = (obj); static constexpr inline decltype(auto) v2 = (obj); }; 
# 8
template< S V> struct W2 { static constexpr inline const S &value = V; }; 
# 9
template< S V> constexpr const S &vt = V; 
# 10
template< S V, int N, const S &R> void decl(S p) { const S &a = V; const S *b = &V; auto c = V; S d = V; S e(V); S f{V}; const S &g(V); auto h = &V; auto &i = V; auto &&j = V; int k = V.v; int l = V.get(); const int &m = V.v; const int *n = &(V.v); const int &o = N; auto q = N; auto &r = R; const S &s = R; auto t = &R; auto &u = p; auto w = &p; auto x = &obj; auto &y = (obj); const auto *z = &V; const auto &aa = V; } 
# 11
template< auto V> void decl2() { auto c = V; auto &i = V; auto h = (&V); const auto *z = (&V); int k = ((V.v)); } 
# 12
template< S V> decltype(auto) ret() { return V; } 
# 13
template< S V> auto &ret2() { return V; } 
# 14
template< S V> const S *ret3() { return &V; } 
# 15
template< S V> int call() { extern int fs(const S &); extern int fv(S); extern int fp(const S *); return (((fs(V) + fv(V)) + fp(&V)) + ((V.v) == 3)) + ((&V) == (nullptr)); } 
# 16
void use() { const S &t = (Z::value); const S &u = (ZT< int> ::value); const S &w = (ZT< int> ::v2); const S &x = (robj); const S &y = Z::nc; const S &z = (W2< S{3}> ::value); const S &a = (vt< S{3}> ); decl< S{5}, 3, obj> ({}); auto &b = (Z::value); auto c = (&Z::value); auto d = (&vt< S{3}> ); int e = (W2< S{3}> ::value.v); } 

# 1 "template_parameter_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ee608107_29_template_parameter_objects_cu_robj
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_parameter_objects.cudafe1.stub.c"
#include "template_parameter_objects.cudafe1.stub.c"
# 1 "template_parameter_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
