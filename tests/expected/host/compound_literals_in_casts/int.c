# 1 "compound_literals_in_casts.cu"
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
typedef float v4 __attribute((vector_size(16))); typedef float m1 __attribute((vector_size(16), may_alias)); typedef int vi __attribute((vector_size(16))); struct P { int a, b; }; int sk(P); int sk2(const P &, int); 
# 5
static inline m1 s1(float f) { return __extension__ (m1)(((v4){f, f, (0.0F), (0.0F)})); } m1 s2(float f) { return (m1)(((v4){f, f, (0.0F), f})); } v4 s3(float f) { return ((v4){f, f, f, f}); } vi s4(v4 x) { return (vi)x; } vi s5(int i) { return __extension__ (vi)(((vi){i, i, 1, 2})); } vi s6() { return ((vi){0, 0, 0, 0}); } m1 s7(m1 a) { return __builtin_shuffle((v4)a, (v4)a, __extension__ ((vi){4, 1, 2, 3})); } m1 s8(float f) { m1 r = (m1)(((v4){f, f, f, f})); r = ((m1)(((v4){(1.0F), f, (0.0F), f}))); vi z = ((vi){((vi)r)[0], 0, 1, 2}); v4 y = ((v4){f, f}); return r + ((m1)(((v4){f, f, f, f}))); } 
# 6
typedef int vs __attribute((__vector_size__(8))); typedef double  __attribute((vector_size(16))) vd; vs q1(vs a, vs b) { vs r = a + b; r = (a * (2)); (r[0]) = 1; r += b; return -r; } 

# 1 "compound_literals_in_casts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__36496fd5_29_compound_literals_in_casts_cu__Z2s2f
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "compound_literals_in_casts.cudafe1.stub.c"
#include "compound_literals_in_casts.cudafe1.stub.c"
# 1 "compound_literals_in_casts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
