# 1 "generic_atomic_builtins.cu"
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
int i, j, k; bool b; long l; struct S { int x[3]; } s, t, u; volatile int vi; const int ci = 1; char c; int *p; 
# 5
void f() { 
# 6
__atomic_load(&i, &j, 5); __atomic_load(&s, &t, 5); __atomic_store(&i, &j, 5); __atomic_exchange(&i, &j, &k, 5); 
# 7
b = __atomic_compare_exchange(&i, &j, &k, false, 5, 5); 
# 8
b = (__atomic_is_lock_free(4, &i)); b = (__atomic_always_lock_free(4, 0)); b = __atomic_test_and_set(&c, 5); __atomic_clear(&b, 5); 
# 9
i = (__atomic_load_n(&i, 5)); __atomic_store_n(&i, 3, 5); i = (__atomic_fetch_add(&i, 1, 5)); l = (__sync_fetch_and_add(&l, 1)); 
# 10
b = __sync_bool_compare_and_swap(&i, 1, 2); i = (__sync_val_compare_and_swap(&i, 1, 2)); __sync_lock_release(&i); __sync_synchronize(); i = (__sync_lock_test_and_set(&i, 1)); 
# 11
b = __builtin_add_overflow(1, 2, &i); b = __builtin_mul_overflow_p(1, 2, l); i = (__atomic_load_n(&vi, 5)); i = (__atomic_load_n(&ci, 0)); 
# 12
l = __builtin_expect(i, 1); p = ((int *)__builtin_assume_aligned(p, 16)); __builtin_prefetch(p); __builtin_prefetch(p, 0, 3); 
# 13
__builtin_memcpy(&i, &j, 4); __builtin_unreachable(); __builtin_trap(); __atomic_thread_fence(5); __atomic_signal_fence(5); 
# 14
i = (__builtin_object_size(p, 0)); i = 1; l = (__builtin_bswap64(3)); i = __builtin_clz(3); double d = __builtin_nan(""); d = __builtin_huge_val(); b = (__builtin_isnan(d)); i = __builtin_fpclassify(0, 1, 2, 3, 4, d); b = (__builtin_signbit(d)); b = (__builtin_isgreater(d, (1.0F))); 
# 15
__builtin_va_list ap; void *vp = __builtin_alloca(4); vp = __builtin_return_address(0); vp = __builtin_frame_address(0); vp = __builtin_malloc(3); __builtin_free(vp); i = __builtin_printf("%d", 3); i = __builtin_strcmp("a", "b"); l = (__builtin_strlen("x")); 
# 16
} 
# 17
void g(int n, ...) { __builtin_va_list ap, aq; __builtin_va_start((ap),n); __builtin_va_copy((aq),(ap)); __builtin_va_end(ap); } 

# 1 "generic_atomic_builtins.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1a246820_26_generic_atomic_builtins_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "generic_atomic_builtins.cudafe1.stub.c"
#include "generic_atomic_builtins.cudafe1.stub.c"
# 1 "generic_atomic_builtins.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
