# 1 "literals_beside_open_elements.cu"
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
typedef unsigned long st; typedef int it; struct Ag { st a; int b; st c; }; struct Cs { Cs(st, int); }; template< class T> T f(T); int g(); enum E { e0, e1}; struct AH { st v[3]; }; 
# 5
template< class T> void a(T t, st v, int i) { st b1[2] = {(0), v}; st b2[3] = {(0), v, (1)}; st b3[] = {(0ULL), v}; st b4[2] = {(0), (1)}; st b5[2] = {v, (0)}; int b6[2] = {0, i}; long b7[2] = {(0), i}; st b8[2] = {(0U), v}; st b9[2] = {(0), ((t.x))}; st c1[2] = {(0), sizeof(T)}; st c2[2] = {i, (0)}; double c3[2] = {(0), (1.5)}; char c4[2] = {(0), 'a'}; char c5[2] = {(97), t}; bool c6[2] = {(0), t}; st c7[2] = {('a'), v}; st c8[1] = {(0)}; st c9[2]{(0), v}; Ag d1{0, 0, v}; Ag d2 = {0, i, 1}; Cs d3{0, i}; AH d4 = {{0, v, 1}}; AH d5{0, v}; static st d6[2] = {(0), (1)}; const st d7[2] = {(0), v}; const st d8[2] = {(0), (1)}; constexpr st d9[2] = {(0), (1)}; T e1_[2] = {(0), t}; st *e2 = new st [2]{(0), v}; f(Ag{(0), 1, v}); st e3[2][2] = {{(0), v}, {(1), v}}; auto e4 = {0, i}; st e5{(0)}; st e6 = (0); st e7((0)); st e8 = (0); float f1[2] = {(0), (1)}; float f2[2] = {((0.0)), t}; int f3[2] = {(0L), i}; E f4[2] = {e0, e1}; int f5[2] = {(e0), i}; const char *f6[2] = {(0), "x"}; int *f7[2] = {(0), (nullptr)}; st f8[2] = {((st)0), v}; st f9[2] = {(0 + 1), v}; st g1[2] = {((-1) + 1), v}; st g2[2] = {(i) ? 0 : 1, v}; short g3[2] = {(0), (1)}; unsigned char g4[2] = {(0), (255)}; } 
# 6
void n(st v, int i) { st b1[2] = {(0), v}; st b4[2] = {(0), (1)}; double c3[2] = {(0), (1.5)}; Ag d1{(0), 0, v}; Cs d3{0, i}; AH d4 = {{(0), v, (1)}}; static st d6[2] = {(0), (1)}; auto l = [](auto t) { st b1[2] = {(0), (1)}; st b2[2] = {(0), t}; } ; typedef decltype(l) __T0;} template< class T> struct M { st a[2] = {(0), (1)}; st b[2]{(0), sizeof(T)}; static constexpr inline st c[2] = {(0), (1)}; static const st d[2]; Ag e{0, 0, 1}; M() : a{(0), (2)}, e{0, 1, 2} { } M(int) : a{(0), sizeof(T)}, e{1} { } }; template< class T> const st M< T> ::d[2] = {(0), (1)}; st gl[2] = {(0), (1)}; template< class T> st vt[2] = {(0), (1)}; 

# 1 "literals_beside_open_elements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6411fbff_32_literals_beside_open_elements_cu__Z1nmi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "literals_beside_open_elements.cudafe1.stub.c"
#include "literals_beside_open_elements.cudafe1.stub.c"
# 1 "literals_beside_open_elements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
