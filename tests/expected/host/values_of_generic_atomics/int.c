# 1 "values_of_generic_atomics.cu"
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
int *p; int i; enum E { e1} en; bool bo; double *dp; short sh; unsigned char uc; long l; int (*fp)(int); __int128 big; enum class F: char { x} fc; const int *cp; void *vp; float fl; 
# 3
struct S { int a; } st, st2; 
# 4
void f() { 
# 5
en = (__atomic_load_n(&en, 5)); en = (__atomic_exchange_n(&en, e1, 5)); bo = (__atomic_load_n(&bo, 5)); sh = (__atomic_fetch_add(&sh, 1, 5)); uc = __atomic_load_n(&uc, 5); fp = (__atomic_load_n(&fp, 5)); big = (__atomic_load_n(&big, 5)); fc = (__atomic_load_n(&fc, 5)); cp = (__atomic_load_n(&cp, 5)); vp = (__atomic_load_n(&vp, 5)); 
# 6
E a1 = __atomic_load_n(&en, 5); bool a2 = __atomic_load_n(&bo, 5); short a3 = __atomic_fetch_add(&sh, 1, 5); int (*a4)(int) = __atomic_load_n(&fp, 5); const int *a5 = __atomic_load_n(&p, 5); void *a6 = __atomic_load_n(&p, 5); long a7 = __atomic_load_n(&i, 5); bool a8 = __atomic_load_n(&p, 5); float a9 = __atomic_load_n(&i, 5); int a10 = __atomic_load_n(&en, 5); F a11 = __atomic_load_n(&fc, 5); int a12{__atomic_load_n(&i, 5)}; int *a13{__atomic_load_n(&p, 5)}; int *a14(__atomic_load_n(&p, 5)); const int &a15 = __atomic_load_n(&i, 5); int *const &a16 = __atomic_load_n(&p, 5); auto a17 = __atomic_load_n(&p, 5); 
# 7
(long)(__atomic_load_n(&p, 5)); (*(__atomic_load_n(&p, 5))) = 3; ((__atomic_load_n(&p, 5))[0]) = 3; (*(__atomic_load_n(&fp, 5)))(3); (__atomic_load_n(&fp, 5))(3); !(__atomic_load_n(&p, 5)); (__atomic_load_n(&p, 5)) == p; p = (bo ? __atomic_load_n(&p, 5) : (0)); i = (((__atomic_load_n(&i, 5)), (__atomic_load_n(&p, 5))) != (0)); 
# 8
int *arr[] = {__atomic_load_n(&p, 5)}; struct Q { int *q; int z; } q = {__atomic_load_n(&p, 5), __atomic_load_n(&i, 5)}; 
# 9
} 
# 10
const int *g() { return __atomic_load_n(&p, 5); } bool g2() { return __atomic_load_n(&p, 5); } void h(const int *, bool, long); void k() { h(__atomic_load_n(&p, 5), __atomic_load_n(&p, 5), __atomic_load_n(&i, 5)); while (__atomic_load_n(&p, 5)) { }  switch (__atomic_load_n(&i, 5)) { }  for (; __atomic_load_n(&i, 5);) { }  } 
# 11
struct M { int *m; M() : m(__atomic_load_n(&p, 5)) { } int *n = __atomic_load_n(&p, 5); }; 
# 12
template< class T> void t(T *x) { T y = __atomic_load_n(x, 5); T z(__atomic_load_n(x, 5)); T w{__atomic_load_n(x, 5)}; auto v = __atomic_load_n(x, 5); (*x) = (__atomic_load_n(x, 5)); const T &r = __atomic_load_n(x, 5); h(__atomic_load_n(x, 5), 0, 0); int *q = __atomic_load_n(&p, 5); q = (__atomic_load_n(&p, 5)); } template< class T> T t2(T *x) { if (__atomic_load_n(x, 5)) { }  return __atomic_load_n(x, 5); } 
# 13
unsigned u; unsigned long ul; unsigned long long ull; unsigned short us; unsigned __int128 ub; signed char sc; char ch; wchar_t wc; char16_t c16; long long ll; volatile int vi; const unsigned cu = (1); 
# 14
void f5() { u = __atomic_load_n(&u, 5); ul = __atomic_load_n(&ul, 5); ull = (__atomic_load_n(&ull, 5)); us = __atomic_fetch_add(&us, 1, 5); ub = __atomic_load_n(&ub, 5); sc = (__atomic_load_n(&sc, 5)); ch = (__atomic_load_n(&ch, 5)); wc = (__atomic_load_n(&wc, 5)); c16 = (__atomic_load_n(&c16, 5)); ll = (__atomic_load_n(&ll, 5)); i = (__atomic_load_n(&vi, 5)); u = __atomic_load_n(&cu, 5); u = __sync_fetch_and_add(&u, 1); bo = __sync_bool_compare_and_swap(&u, 1, 2); bo = __atomic_test_and_set(&ch, 5); bo = __atomic_compare_exchange_n(&u, &u, 1, 0, 5, 5); u = __sync_lock_test_and_set(&u, 1); ull = (__sync_val_compare_and_swap(&ull, 1, 2)); 
# 15
u = (__atomic_load_n(&us, 5)); i = (__atomic_load_n(&u, 5)); ul = (__atomic_load_n(&u, 5)); u = (u + __atomic_load_n(&u, 5)); unsigned k = __atomic_load_n(&us, 5); long k2 = __sync_fetch_and_add(&i, 1); long k3 = __sync_bool_compare_and_swap(&u, 1, 2); int (S::*mf)(void) = (0); long k4 = (st.*mf)(); } 

# 1 "values_of_generic_atomics.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b88a1c8e_28_values_of_generic_atomics_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "values_of_generic_atomics.cudafe1.stub.c"
#include "values_of_generic_atomics.cudafe1.stub.c"
# 1 "values_of_generic_atomics.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
