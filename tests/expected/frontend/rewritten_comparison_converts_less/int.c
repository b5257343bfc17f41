# 1 "rewritten_comparison_converts_less.cu"
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
struct Q { bool operator==(const Q &) const; int operator<=>(const Q &) const; }; 
# 4
Q a, b; bool x = (a != b); bool y = (a < b); bool y2 = !((a < b)); bool y3 = (a == b); 
# 5
void f(bool); struct H { bool m; H(Q p, Q q) : m((p != q)) { } }; 
# 6
bool g(Q p, Q q) { f((p != q)); if ((p != q)) { return (p != q); }  bool z = (p < q); auto w = (p != q); bool u((p != q)); bool v{(p != q)}; return (z && ((p != q))) ? (p != q) : ((p < q)); } 
# 7
template< class T> bool t(T p, T q) { bool z = p != q; f(p != q); return p != q; } bool tt = t(a, b); 

# 1 "rewritten_comparison_converts_less.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7b2364f2_37_rewritten_comparison_converts_less_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "rewritten_comparison_converts_less.cudafe1.stub.c"
#include "rewritten_comparison_converts_less.cudafe1.stub.c"
# 1 "rewritten_comparison_converts_less.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
