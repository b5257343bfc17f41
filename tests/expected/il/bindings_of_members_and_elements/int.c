# 1 "bindings_of_members_and_elements.cu"
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
struct P { int x; double y; int bf: 3; const int c = 1; }; P mk(); auto [gx, gy, gb, gc] = mk(); const auto &[hx, hy, hb, hc] = mk(); 
# 5
int f(P pp) { int arr[2] = {1, 2}; auto [a, b] = arr; auto &[c, d] = arr; P p = mk(); auto &&[e, g, h, h2] = p; const auto [q, r, s, t] = p; 
# 6
int mat[2][2]; a = (c + e); P ps[2]; for (auto [x, y, x1, x2] : ps) { a += x; }  auto [z, w, v, u] = P{1, (2), 3}; auto &[m1, m2, m3, m4] = pp; auto [ca, cb]{arr}; 
# 7
return ((((((((a + b) + d) + h) + q) + z) + m1) + ca) + gx) + hx; } 
# 8
template< class T> int tf(T t) { auto [i, j, k, l] = t; auto &[n, o] = ((t.arr)); return i + n; } 

# 1 "bindings_of_members_and_elements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__33f5bfc1_35_bindings_of_members_and_elements_cu__Z1f1P
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bindings_of_members_and_elements.cudafe1.stub.c"
#include "bindings_of_members_and_elements.cudafe1.stub.c"
# 1 "bindings_of_members_and_elements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
