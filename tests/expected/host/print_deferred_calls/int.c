# 1 "print_deferred_calls.cu"
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
struct h { h(); h(float); operator float() const; h &operator=(const h &); }; struct h2 { h a, b; }; struct blk { h d; h2 ds; int q[4]; float f; }; 
# 4
h2 mx2(h2, h2); h mx(h, h); h2 shfl2(unsigned, h2, int, int = 32); int shfl(unsigned, int, int, int = 32); 
# 5
float vd(int, float, h2); template< int N> float vdt(int, float, h2); 
# 6
float f1(const blk *x, const blk &y, int ib) { const float d = ((x[ib]).d); const float e = (y.d); float g = (x->d); g = (x->d); g = ((y.d) + (x->d)); vd(1, (x->d), x->ds); vdt< 2> (1, (x->d), x->ds); vdt< 2> (1, (y.d), x->ds); return (x->d); } 
# 7
template< int ncols> float f2(const blk *x, const blk &y, int ib, const blk *z) { const float d = ((x[ib]).d); const float e = (y.d); float g = (x->d); g = (x->d); g = ((y.d) + (x->d)); vd(1, (x->d), x->ds); vdt< 2> (1, (x->d), x->ds); vdt< 2> (1, (y.d), x->ds); float k = d * (z->d); float arr[2] = {(x->d), (2)}; vd(ncols, x->d, x->ds); h hh; const float m = hh; vd(1, hh, x->ds); float fa[2] = {}; float n = fa[0]; n = (x->f); const blk *bx = x; n = (bx->d); const float o = (bx->d); const float pp((bx->d)); const float qq = (float)(bx->d); const float s = mx(hh, hh); return x->d; } 
# 8
template< class T> float f3(const T *t) { const blk *x = (const blk *)t; const float d = (x->d); vd(1, (x->d), x->ds); float g; g = (x->d); auto l = [&](int i) { const float q = ((x)->d); return (x)->d; } ; return x->d; } 
# 9
template< int width> int f4(int x) { for (int o = (width / 2); o > 0; o >>= 1) { x = (shfl(4294967295U, x, o, width) && x); x = (shfl(4294967295U, x, o, width) || x); x = ((shfl(1, x, o)) && x); bool b = shfl(1, x, o, width); b = (shfl(1, x, o, width) && b); if (shfl(1, x, o, width) && x) { x++; }  x = (!shfl(1, x, o, width)); }  return x && shfl(1, x, 2, width); } 
# 10
template< int width> h2 f5(h2 x) { x = mx2(x, shfl2(4294967295U, x, 3, width)); (x = (mx2(x, x))); x = shfl2(1, x, 3, width); h2 y = shfl2(1, x, 2, width); h z; (z = (mx(z, z))); (z = z); return x; } 
# 11
template< class T> h2 f6(h2 x, T t) { (x = (mx2(x, shfl2(4294967295U, x, 3, sizeof(T))))); (x = (mx2(x, x))); h z; (z = (mx(z, z))); return x; } 

# 1 "print_deferred_calls.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5c9dc398_23_print_deferred_calls_cu_2b426064
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_deferred_calls.cudafe1.stub.c"
#include "print_deferred_calls.cudafe1.stub.c"
# 1 "print_deferred_calls.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
