# 1 "enumerators_of_others_in_templates.cu"
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
template< unsigned n> struct fl { enum { value = 7}; enum E: int { ev = 4}; }; 
# 5
enum G { g1 = 5}; enum class GC { x = 3}; enum FG: int { fg1 = 6}; 
# 6
enum E1: int { a1 = (fl< 4U> ::value), a2 = (g1), a3, a4 = ((int)GC::x), a5}; enum class E2 { a1 = (fl< 4U> ::value), a2 = (g1), a3, a4, a5 = (fl< 4U> ::ev)}; enum E3 { a31 = fl< 4U> ::value, a32 = g1, a33, a34, a35 = fl< 4U> ::ev}; 
# 7
void f() { enum E1: int { a1 = (fl< 4U> ::value), a2 = (g1), a3, a4 = ((int)GC::x), a5}; enum class E2 { a1 = (fl< 4U> ::value), a2 = (g1), a3, a4, a5 = (fl< 4U> ::ev)}; enum E3 { a31 = fl< 4U> ::value, a32 = g1, a33, a34, a35 = fl< 4U> ::ev}; } 
# 8
template< class T> void tf() { enum E1: int { a1 = (fl< 4U> ::value), a2 = (g1), a3, a4 = ((int)GC::x), a5}; enum class E2 { a1 = (fl< 4U> ::value), a2 = (g1), a3, a4, a5 = (fl< 4U> ::ev)}; enum E3 { a31 = fl< 4U> ::value, a32 = g1, a33, a34, a35 = fl< 4U> ::ev, a36 = fl< 4U> ::value, a37, a38, a39}; struct L { enum { l1 = fl< 4U> ::value, l2 = g1, l3 = 7}; enum F: int { m1 = (fl< 4U> ::value), m2 = (g1)}; }; auto l = []{ enum { q1 = fl< 4U> ::value, q2 = g1, q3 = 7}; return 0; } ; } 
# 9
template< class T> struct S { enum E1: int { a1 = fl< 4U> ::value, a2 = g1, a3 = fg1, a4 = (int)GC::x, a5 = fl< 4U> ::ev}; enum class E2 { a1 = fl< 4U> ::value, a2 = g1, a3 = fg1, a4 = fl< 4U> ::value, a5 = fl< 4U> ::ev}; enum E3 { a31 = fl< 4U> ::value, a32 = g1, a33 = fg1, a34 = fl< 4U> ::value, a35 = fl< 4U> ::ev}; struct N { enum { n1 = fl< 4U> ::value, n2 = g1, n3 = fl< 4U> ::value, n4 = fl< 4U> ::value}; }; void mf() { enum { o1 = fl< 4U> ::value, o2 = g1, o3 = fl< 4U> ::value, o4 = 7, o5 = g1, o6 = N::n2}; } }; 
# 10
struct M { enum E1: int { a1 = (fl< 4U> ::value), a2 = (g1), a3}; template< class T> void t() { enum { o1 = fl< 4U> ::value, o2 = g1, o3 = a1, o4 = 7, o5 = M::a2}; enum Q: int { p1 = (fl< 4U> ::value), p2 = (g1), p3 = (a1), p4 = 7, p5 = (M::a2)}; } template< class T> struct I { enum { o1 = fl< 4U> ::value, o2 = g1, o3 = a1, o4 = fl< 4U> ::value, o5 = M::a2}; }; }; 

# 1 "enumerators_of_others_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c55804d1_37_enumerators_of_others_in_templates_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerators_of_others_in_templates.cudafe1.stub.c"
#include "enumerators_of_others_in_templates.cudafe1.stub.c"
# 1 "enumerators_of_others_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
