# 1 "template_names_as_arguments_and_empty_braces.cu"
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
namespace s { template< class ...> struct um { }; template< class T> struct ac { }; template< template< class >  class M, class T> struct rt; template< class , class , class > struct hm; template< class K, class V> struct hm< um< K, V> , K, V>  { friend struct um< K, V> ; friend struct um< K, V> ; friend struct um< V, K> ; friend struct um< int> ; }; template< class K> struct h2 { friend struct um< K, K> ; friend struct um< K> ; friend struct um< int> ; }; 
# 5
template< class T, class R> struct us; template< class T, class R = rt< ac, T> > struct us2; template< class A> struct H : public A { void f(); template< class T, class R = rt< s::ac, T> > void g(); rt< s::ac, A>  *x; template< class T, class R = rt< s::ac, T> > void g2(rt< s::ac, T>  *); }; 
# 6
template< class R, class ...B> struct Bd : public um< R>  { template< class A, class Q = rt< s::ac, A> > Q op(A &&); }; 
# 7
struct P { typedef int (*fp)(int); fp a{((int (*)(int))0LL)}; int *b{((int *)0LL)}; int *c = ((int *)0LL); fp d = ((int (*)(int))0LL); P *e{(nullptr)}; int (P::*f){((int (P::*))0)}; static fp st; }; int *g1{((int *)0LL)}; P::fp g2{((int (*)(int))0LL)}; template< class T> struct P2 { typedef int (*fp)(T); fp a{(0)}; T *b{(0)}; T c{}; int *d{((int *)0LL)}; int e{0}; typename T::x f{}; }; 
# 8
int r1(int a, int b) { return ((a < b) ? a : b); } int r2(int a, int b) { return ((a < b) ? a : b); 
# 9
} int r3(int a, int b) { return ((a < b) ? a : b); 
# 10
} unsigned long r4(unsigned long a) { return ((a <= (a / ((int)3))) ? a * ((int)3) : a); 
# 11
} unsigned long r5(unsigned long a) { return ((a <= (a / ((int)3))) ? a * ((int)3) : a); } int r6(bool b) { return (b ? 1 : 2); } int r7(int b) { return ((b) ? 1L : 2L); } long r8(int b) { return ((b) ? 1 : 2); } long r9(int b) { return (b + 1); } 
# 12
}

# 1 "template_names_as_arguments_and_empty_braces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__216b4925_47_template_names_as_arguments_and_empty_braces_cu_3d356a16
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_names_as_arguments_and_empty_braces.cudafe1.stub.c"
#include "template_names_as_arguments_and_empty_braces.cudafe1.stub.c"
# 1 "template_names_as_arguments_and_empty_braces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
