# 1 "atomic_operations_converted.cu"
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
__attribute__((unused)) void f(unsigned *ui, unsigned char *uc, char *c, short *s, unsigned short *us, long *l, unsigned long *ul, unsigned long long *ull, long long *ll, bool *b) {int volatile ___ = 1;(void)ui;(void)uc;(void)c;(void)s;(void)us;(void)l;(void)ul;(void)ull;(void)ll;(void)b;
# 22
::exit(___);}
#if 0
# 3
{ 
# 4
(*ui) = __nv_atomic_load_4(ui, 0, 2); 
# 5
(*uc) = __nv_atomic_load_1(uc, 0, 2); 
# 6
(*c) = (__nv_atomic_load_1(c, 0, 2)); 
# 7
(*s) = (__nv_atomic_load_2(s, 0, 2)); 
# 8
(*us) = __nv_atomic_load_2(us, 0, 2); 
# 9
(*l) = (__nv_atomic_load_8(l, 0, 2)); 
# 10
(*ul) = (__nv_atomic_load_8(ul, 0, 2)); 
# 11
(*ull) = __nv_atomic_load_8(ull, 0, 2); 
# 12
(*ll) = (__nv_atomic_load_8(ll, 0, 2)); 
# 13
(*b) = (__nv_atomic_load_1(b, 0, 2)); 
# 14
(*ui) = __nv_atomic_exchange_4(ui, 3, 0, 2); 
# 15
(*ull) = __nv_atomic_exchange_8(ull, 3, 0, 2); 
# 16
(*ui) = __nv_atomic_fetch_or_4(ui, 3, 0, 2); 
# 17
(*l) = (__nv_atomic_fetch_or_8(l, 3, 0, 2)); 
# 18
(*l) = (__nv_atomic_fetch_max_8_s(l, 3, 0, 2)); 
# 19
(*ul) = (__nv_atomic_fetch_add_8_u(ul, 3, 0, 2)); 
# 20
(*ul) = ((__nv_atomic_fetch_xor_8(ul, 3, 0, 2)) + (1)); 
# 21
(*ll) = __nv_atomic_fetch_min_8_s(ll, 3, 0, 2); 
# 22
} 
#endif
# 23 "atomic_operations_converted.cu"
__attribute__((unused)) void g(int *q, short *s) {int volatile ___ = 1;(void)q;(void)s;::exit(___);}
#if 0
# 23
{ (*q) = (__nv_atomic_fetch_or_4(q, 3, 0, 2)); (*q) += ((__nv_atomic_fetch_xor_4(q, 3, 0, 2)) * 2); (*q) = __nv_atomic_fetch_max_4_s(q, 3, 0, 2); } 
#endif
# 24 "atomic_operations_converted.cu"
template< class T> void h(T *t, T v) { v = (__atomic_load_n(t, 0)); v = ((__sync_fetch_and_add(t, 1)) + 1); bool b; b = __builtin_add_overflow(v, v, t); v = __builtin_choose_expr(1, v, v); t = __builtin_addressof(v); v = (__atomic_exchange_n(t, v, 0)); __atomic_store_n(t, v, 0); v = ((__atomic_fetch_add(t, v, 0)) + 1); t = __builtin_assume_aligned(t, 16); v = (__builtin_abs(v) + 1); b = __atomic_test_and_set(t, 0); b = (!(__sync_bool_compare_and_swap(t, v, v))); } 

# 1 "atomic_operations_converted.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f6f714f8_30_atomic_operations_converted_cu_94d3a880
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "atomic_operations_converted.cudafe1.stub.c"
#include "atomic_operations_converted.cudafe1.stub.c"
# 1 "atomic_operations_converted.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
