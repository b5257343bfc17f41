# 1 "casts_of_comparisons_in_arguments.cu"
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
typedef signed int i32; typedef signed long i64; typedef unsigned long sz; namespace cs { using ::i32;using ::sz;template< class T> constexpr bool ab = true; }
# 4
template< int A, class T, class U> struct dt { static int go(T, U); static const int v = 1; }; 
# 5
namespace d { enum rs { sa, no}; template< rs S, class O, class U> struct disp { static int dispatch(O, U); }; }
# 6
template< class T, int N, int M> struct S { 
# 7
static int f(T x) { int h[N][M] = {0}; T g[N][M] = {(0)}; int k[2][M] = {0}; int l[N] = {0}; int m[2][3] = {0}; int n[N][M] = {}; int o[N][M] = {{0}}; int p[N][M] = {1, 2}; T o2[N][M] = {{(0)}}; T o3[2][3] = {{(0)}}; static const int NH = N; T o4[NH][M] = {{(0)}}; unsigned o5[NH][1 << N] = {{(0)}}; T o6[2][3] = {{(0), (1)}, {(2)}}; short o7[2][M] = {{(0)}, {(1)}}; T q[N] = {(0)}; return (h[0])[0]; } 
# 8
static bool g(T a, T b) { return __builtin_constant_p(a < b) && (a < b); } 
# 9
static bool g2(int a, int b, T c) { return (0) && (a < b) && c; } 
# 10
static bool g3(int a, int b) { return (0) && (a < b); } 
# 11
static int h(T x) { return ((d::template disp< d::sa, i32, T> ::dispatch(1, x) + d::template disp< d::sa, i32, T> ::dispatch(1, x)) + dt< 3, i64, T> ::go(1, x)) + dt< 1, i32, int> ::v; } 
# 12
dt< 1, i32, T>  m1; dt< 2, i32, int>  m2; typedef dt< 4, i32, T>  t1; 
# 13
}; 
# 14
template< bool ...> struct all; template< sz ...N> struct ps; template< class ...T> struct tl { }; 
# 15
template< class I, I Dyn, class T, T ...Vs> struct ms { using D = ps< ((unsigned long)(Vs == Dyn))...> ; using E = ps< ((unsigned long)(Vs == Dyn))...> ; using F = ps< ((sz)(Vs == Dyn))...> ; using G = ps< (Vs)...> ; template< class ...U> using H = all< (((void)cs::ab< U> ), true)...> ; template< class ...U> using J = all< (cs::ab< U> , true)...> ; using K = ps< (static_cast< unsigned>(Vs))...> ; using L = ps< static_cast< sz>(Dyn), (unsigned long)sizeof(I)> ; }; 

# 1 "casts_of_comparisons_in_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__962d3f1c_36_casts_of_comparisons_in_arguments_cu_7de2cf72_31027
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_of_comparisons_in_arguments.cudafe1.stub.c"
#include "casts_of_comparisons_in_arguments.cudafe1.stub.c"
# 1 "casts_of_comparisons_in_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
