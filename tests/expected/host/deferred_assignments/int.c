# 1 "deferred_assignments.cu"
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
struct A { int v; }; struct B { B(); B(const B &); B &operator=(const B &); }; 
# 4
struct C { short x; C() = default;C &operator=(const C &) = default;}; struct D { C a, b; }; struct E { E &operator=(const E &); E() = default;template< class T> E &operator=(T); }; 
# 5
template< class U> U sh(unsigned, U, int, int); template< class U> U shd(unsigned, U, int, int = 3); A shn(unsigned, A, int, int); B shn(unsigned, B, int, int); int shn(unsigned, int, int, int); int one(int); 
# 8
bool operator==(A, A); bool operator==(B, B); bool operator==(C, C); bool operator==(D, D); bool operator==(E, E); 
# 9
C shn(unsigned, C, int, int); D shn(unsigned, D, int, int); E shn(unsigned, E, int, int); 
# 10
A h_A(const A a, const A b); A g_A(const A a, int); A k_A(const A & a, const A & b); template< int w> void f_A(A x, A *p, const A &c) { x = h_A(x, shn(1, x, 1, w)); x = h_A(x, sh(1, x, 1, w)); x = h_A(x, x); x = g_A(x, w); x = g_A(x, w + 1); x = g_A(x, one(w)); x = sh(1, x, 1, w); x = sh(1, x, 1, 1); (*p) = h_A(x, sh(1, x, 1, w)); (p[w]) = h_A(x, x); A y = h_A(x, sh(1, x, 1, w)); x = k_A(x, sh(1, x, 1, w)); x = g_A(x, sizeof(int [w])); x = h_A(x, g_A(x, w)); x = h_A(x, p[w]); x = g_A(x, ((p[w]) == x)); x = k_A(h_A(x, x), g_A(x, w)); x = ::g_A(x, w); x = (g_A)(x, w); x = (p[w]); x = ((w) ? x : c); } 
# 11
B h_B(const B a, const B b); B g_B(const B a, int); B k_B(const B & a, const B & b); template< int w> void f_B(B x, B *p, const B &c) { x = h_B(x, shn(1, x, 1, w)); x = h_B(x, sh(1, x, 1, w)); (x = (h_B(x, x))); x = g_B(x, w); x = g_B(x, w + 1); x = g_B(x, one(w)); x = sh(1, x, 1, w); (x = (sh(1, x, 1, 1))); (*p) = h_B(x, sh(1, x, 1, w)); ((p[w]) = (h_B(x, x))); B y = h_B(x, sh(1, x, 1, w)); x = k_B(x, sh(1, x, 1, w)); (x = (g_B(x, sizeof(int [w])))); x = h_B(x, g_B(x, w)); (x = (h_B(x, p[w]))); (x = (g_B(x, ((p[w]) == x)))); x = k_B(h_B(x, x), g_B(x, w)); (x = (::g_B(x, w))); (x = ((g_B)(x, w))); (x = (p[w])); (x = ((w) ? x : c)); } 
# 12
C h_C(const C a, const C b); C g_C(const C a, int); C k_C(const C & a, const C & b); template< int w> void f_C(C x, C *p, const C &c) { x = h_C(x, shn(1, x, 1, w)); x = h_C(x, sh(1, x, 1, w)); x = h_C(x, x); x = g_C(x, w); x = g_C(x, w + 1); x = g_C(x, one(w)); x = sh(1, x, 1, w); x = sh(1, x, 1, 1); (*p) = h_C(x, sh(1, x, 1, w)); (p[w]) = h_C(x, x); C y = h_C(x, sh(1, x, 1, w)); x = k_C(x, sh(1, x, 1, w)); x = g_C(x, sizeof(int [w])); x = h_C(x, g_C(x, w)); x = h_C(x, p[w]); x = g_C(x, ((p[w]) == x)); x = k_C(h_C(x, x), g_C(x, w)); x = ::g_C(x, w); x = (g_C)(x, w); x = (p[w]); x = ((w) ? x : c); } 
# 13
D h_D(const D a, const D b); D g_D(const D a, int); D k_D(const D & a, const D & b); template< int w> void f_D(D x, D *p, const D &c) { x = h_D(x, shn(1, x, 1, w)); x = h_D(x, sh(1, x, 1, w)); x = h_D(x, x); x = g_D(x, w); x = g_D(x, w + 1); x = g_D(x, one(w)); x = sh(1, x, 1, w); x = sh(1, x, 1, 1); (*p) = h_D(x, sh(1, x, 1, w)); (p[w]) = h_D(x, x); D y = h_D(x, sh(1, x, 1, w)); x = k_D(x, sh(1, x, 1, w)); x = g_D(x, sizeof(int [w])); x = h_D(x, g_D(x, w)); x = h_D(x, p[w]); x = g_D(x, ((p[w]) == x)); x = k_D(h_D(x, x), g_D(x, w)); x = ::g_D(x, w); x = (g_D)(x, w); x = (p[w]); x = ((w) ? x : c); } 
# 14
E h_E(const E a, const E b); E g_E(const E a, int); E k_E(const E & a, const E & b); template< int w> void f_E(E x, E *p, const E &c) { x = h_E(x, shn(1, x, 1, w)); x = h_E(x, sh(1, x, 1, w)); (x = (h_E(x, x))); x = g_E(x, w); x = g_E(x, w + 1); x = g_E(x, one(w)); x = sh(1, x, 1, w); (x = (sh(1, x, 1, 1))); (*p) = h_E(x, sh(1, x, 1, w)); ((p[w]) = (h_E(x, x))); E y = h_E(x, sh(1, x, 1, w)); x = k_E(x, sh(1, x, 1, w)); (x = (g_E(x, sizeof(int [w])))); x = h_E(x, g_E(x, w)); (x = (h_E(x, p[w]))); (x = (g_E(x, ((p[w]) == x)))); x = k_E(h_E(x, x), g_E(x, w)); (x = (::g_E(x, w))); (x = ((g_E)(x, w))); (x = (p[w])); (x = ((w) ? x : c)); } 

# 1 "deferred_assignments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__34b5b879_23_deferred_assignments_cu_4e7facdd_8937
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deferred_assignments.cudafe1.stub.c"
#include "deferred_assignments.cudafe1.stub.c"
# 1 "deferred_assignments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
