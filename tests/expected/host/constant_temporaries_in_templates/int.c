# 1 "constant_temporaries_in_templates.cu"
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
template< int v> struct C { constexpr operator int() const noexcept { return v; } }; 
# 5
template< int v> using Int = C< v> ; 
# 6
struct D { int q; operator int() const { return q; } }; 
# 7
struct K { K(); int q; operator int() const { return q; } }; 
# 8
using NS = C< 2> ; 
# 9
int f0(int r) { int a = (NS{}); int b = (NS{}) + r; int c = r % (NS{}); bool d = (NS{}) == r; int e = (D{}) + r; int k = K{} + r; int j = K{}; return (NS{}); } 
# 10
static const int g = (NS{}); 
# 11
template< class T> struct X { 
# 12
using NS = C< 2> ; 
# 13
using ND = T; 
# 14
using NE = Int< sizeof(T)> ; 
# 15
using DD = D; using KK = K; 
# 16
int f(int r) { int a = (NS{}); int b = (NS{}) + r; int c = r % (NS{}); bool d = (NS{}) == r; int e = (D{}) + r; int k = K{} + r; int j = K{}; return NS{}; } 
# 17
int h(int r) { int a = (C< 2> {}); int b = (C< 2> {}) + r; int c = r % (C< 2> {}); bool d = (C< 2> {}) == r; int e = (DD{}) + r; int k = KK{} + r; int j = KK{}; return C< 2> {}; } 
# 18
int e(int r) { int a = NE{}; int b = NE{} + r; int c = r % NE{}; bool d = NE{} == r; return NE{}; } 
# 19
int d(int r) { int a = (ND{}); int b = ND{} + r; int c = r % ND{}; bool d = ND{} == r; return ND{}; } 
# 20
int t(int r) { int a = (T{}); int b = T{} + r; int c = r % T{}; bool d = T{} == r; return T{}; } 
# 21
int u(int r) { int a = NS(); int b = NS() + r; int c = r % NS(); bool d = NS() == r; return NS(); } 
# 22
static constexpr inline int sa = (NS{}), sb = (C< 2> {}), sc = NE{}, sd = (ND{}), se = (T{}), sf = C< sizeof(T)> {}; 
# 23
static constexpr inline int ta = ((NS{}) + 1), tb = ((C< 2> {}) + 1), tc = (NE{} + 1), td = ((ND{}) + 1), te = ((T{}) + 1), tf = (C< sizeof(T)> {} + 1); 
# 24
static const int ua = ((NS{}) + 1), ub = ((C< 2> {}) + 1), uc = (NE{} + 1), ud = ((ND{}) + 1), ue = ((T{}) + 1), uf = (C< sizeof(T)> {} + 1); 
# 25
}; 
# 26
X< C< 3> >  *p; 

# 1 "constant_temporaries_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__88572bb1_36_constant_temporaries_in_templates_cu__Z2f0i
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_temporaries_in_templates.cudafe1.stub.c"
#include "constant_temporaries_in_templates.cudafe1.stub.c"
# 1 "constant_temporaries_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
