# 1 "print_lists_of_constants.cu"
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
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } }; struct lp { dim3 a, b; unsigned long n; void *s; lp(dim3, dim3, unsigned long, void *); }; 
# 4
template< class T> T mn(T, T); struct cc { long ne[4]; }; template< int nc> void fm(cc *K, int n, long q, void *s, dim3 d) { int i; i = (mn< long> ((K->ne)[1], ((long)nc) * n)); i = (mn< long> ((K->ne)[1], ((long)nc) * q)); i = (mn< long> ((K->ne)[1], (nc) * q)); i = (mn< long> ((K->ne)[1], nc * n)); i = mn< long> ((K->ne)[1], nc + 1); i = mn< long> ((K->ne)[1], (long)nc); i = mn< long> ((K->ne)[1], -nc); i = mn< long> ((K->ne)[1], (nc) ? 1 : 2); i = (mn< long> ((K->ne)[1], (n) ? nc : 2)); i = (mn< long> ((K->ne)[nc], 1)); i = (mn< long> (sizeof(int [nc]), 1)); i = mn< long> (mn< long> (nc, 1), 1); i = mn< int> (nc * n, 1L); long k; k = (mn< int> (nc * n, 1)); i = (mn(q, (nc) * q)); 
# 5
const lp l = {d, d, ((32) * sizeof(float)), s}; lp l2{d, d, ((32) * sizeof(float)), s}; lp l3(d, d, (32) * sizeof(float), s); const lp l4 = {d, d, ((nc) * sizeof(float)), s}; const lp l5 = {d, d, (unsigned long)n, s}; const lp l6 = {d, d, ((unsigned long)nc), s}; const int nt = n * nc; const dim3 b = {((unsigned)nt), nc, nc}; const dim3 b3 = {((unsigned)nt), 1, 2}; const int cn = n; const dim3 b4 = {(unsigned)cn, 1, 2}; int vn = n * nc; dim3 b5 = {(unsigned)vn, 1, 2}; const int cx = (n > 1) ? n : nc; dim3 b6 = {((unsigned)cx), 1, 1}; const int c7 = 5; dim3 b7 = {((unsigned)c7), 1, 1}; const int c8 = nc; dim3 b8 = {((unsigned)c8), 1, 1}; const int c9 = (2 * nc); dim3 b9 = {((unsigned)c9), 1, 1}; } 
# 6
template< class T> void ft(int n, void *s, dim3 d) { const lp l = {d, d, ((32) * sizeof(float)), s}; const lp l2 = {d, d, n * sizeof(float), s}; const lp l3 = {d, d, ((32) * sizeof(T)), s}; } 
# 7
void f0(int n, void *s, dim3 d) { const lp l = {d, d, (32) * sizeof(float), s}; const lp l2 = {d, d, n * sizeof(float), s}; const int c7 = 5; dim3 b7 = {(unsigned)c7, 1, 1}; } 

# 1 "print_lists_of_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__50406dfd_27_print_lists_of_constants_cu_8c661629
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_lists_of_constants.cudafe1.stub.c"
#include "print_lists_of_constants.cudafe1.stub.c"
# 1 "print_lists_of_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
