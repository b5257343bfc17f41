# 1 "built_in_functions.cu"
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
int f(int i, double d, int *p, unsigned long ul, long *lp) { 
# 5
int r = ((((((((__builtin_LINE() + __builtin_COLUMN()) + (__builtin_FILE() == __builtin_FUNCTION())) + (__builtin_FILE()[0])) + __builtin_abs(i)) + __builtin_expect(i, 1)) + __builtin_strlen("x")) + __builtin_fabs(d)) + (__builtin_ffs(i))) + (__builtin_ctz(i)); 
# 6
if (i == 77) { __builtin_trap(); }  if (i == 78) { __builtin_abort(); }  if (__builtin_is_constant_evaluated()) { r++; }  
# 7
r += (((((((((__builtin_popcount(i) + __builtin_clz(i)) + __builtin_ctzl(ul)) + __builtin_popcountl(ul)) + 0) + 8) + __builtin_isnan(d)) + __builtin_isinf(d)) + __builtin_sin(d)) + __builtin_cos(d)); 
# 8
__sync_synchronize(); __sync_fetch_and_sub(lp, 3); r += (__sync_bool_compare_and_swap(p, 1, 2)); r += (__sync_val_compare_and_swap(p, 1, 2)); __sync_lock_release(p); 
# 9
__atomic_load_n(p, 5); __atomic_thread_fence(5); int v; __atomic_load(p, &v, 5); __atomic_store(p, &v, 5); r += (__atomic_exchange_n(lp, 4, 5)); r += (__atomic_fetch_add(lp, 4, 5)); r += (__atomic_compare_exchange_n(p, &v, 3, false, 5, 5)); r += (__atomic_add_fetch(p, 4, 5)); 
# 10
__atomic_test_and_set(p, 5); __atomic_clear(p, 5); r += (__atomic_is_lock_free(4, p)); 
# 11
__builtin_memcpy(p, lp, 4); __builtin_prefetch(p); __builtin_assume_aligned(p, 16); __builtin_mul_overflow(r, i, &r); r += __builtin_object_size(p, 0); 
# 12
return r; } 

# 1 "built_in_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9fb0f0ea_21_built_in_functions_cu_4cffe84e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "built_in_functions.cudafe1.stub.c"
#include "built_in_functions.cudafe1.stub.c"
# 1 "built_in_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
