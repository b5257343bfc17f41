# 1 "array_bounds_of_elided_braces.cu"
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
# 2
struct P { int x, y; }; struct N { P a, b; int c; }; struct C { C(int); C(int, int); int v; }; struct Q { C c; int d; }; struct E { }; struct U { union { int i; float f; }; int z; }; struct S { char n[4]; int k; }; struct B : public P { int w; }; struct A { int a[2]; P p; }; 
# 3
P p1[] = {1, 2, 3, 4}; P p2[] = {1, 2, 3}; P p3[] = {{1}, 2, 3, {4, 5}}; N n1[] = {1, 2, 3, 4, 5, 6}; Q q1[] = {1, 2, 3, 4}; C c1[] = {1, 2, 3}; E e1[] = {{}, {}}; U u1[] = {1, 2, 3, 4}; S s1[] = {"abc", 1, "de", 2}; S s2[] = {{"abc", 1}, {"x", 2}}; B b1[] = {1, 2, 3, 4, 5, 6}; A a1[] = {1, 2, 3, 4, 5, 6, 7, 8}; int m1[][2] = {1, 2, 3}; int m2[][2] = {{1}, 2, 3, {4}}; int m3[][2][2] = {1, 2, 3, 4, 5}; P pp; P p4[] = {pp, 1, 2, pp}; const char *cs[] = {("a"), ("b")}; char cc[][3] = {"ab", "c"}; char ch[] = {'a', 'b'}; 
# 4
static_assert(((sizeof p1 == (16)) && (sizeof p2 == (16)) && (sizeof p3 == (24)) && (sizeof n1 == (40)) && (sizeof q1 == (16)) && (sizeof c1 == (12)) && (sizeof e1 == (2)) && (sizeof u1 == (16)) && (sizeof s1 == (16)) && (sizeof s2 == (16)) && (sizeof b1 == (24)) && (sizeof a1 == (32)) && (sizeof m1 == (16)) && (sizeof m2 == (24)) && (sizeof m3 == (32)) && (sizeof p4 == (24)) && (sizeof cs == (16)) && (sizeof cc == (6)) && (sizeof ch == (2))));
# 5
template< class T> struct V { static constexpr inline P ps[] = {1, 2, 3, 4}; T t[2]; }; static_assert((sizeof V< int> ::ps == (16)));template< class T> int f() { T ts[] = {(1), (2), (3), (4)}; return sizeof(ts); } int z = f< P> () + f< int> (); 

# 1 "array_bounds_of_elided_braces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7445b1db_32_array_bounds_of_elided_braces_cu_p1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "array_bounds_of_elided_braces.cudafe1.stub.c"
#include "array_bounds_of_elided_braces.cudafe1.stub.c"
# 1 "array_bounds_of_elided_braces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
