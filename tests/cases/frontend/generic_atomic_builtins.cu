// shows: built-in atomic operations that take values by address, and other built-ins in use
// flags: --c++17
// prelude: none
int i,j,k; bool b; long l; struct S {int x[3];} s,t,u; volatile int vi; const int ci=1; char c; int *p;
void f() {
 __atomic_load(&i,&j,5); __atomic_load(&s,&t,5); __atomic_store(&i,&j,5); __atomic_exchange(&i,&j,&k,5);
 b=__atomic_compare_exchange(&i,&j,&k,false,5,5);
 b = __atomic_is_lock_free(4,&i); b=__atomic_always_lock_free(4,0); b=__atomic_test_and_set(&c,5); __atomic_clear(&b,5);
 i=__atomic_load_n(&i,5); __atomic_store_n(&i,3,5); i=__atomic_fetch_add(&i,1,5); l=__sync_fetch_and_add(&l,1); 
 b=__sync_bool_compare_and_swap(&i,1,2); i=__sync_val_compare_and_swap(&i,1,2); __sync_lock_release(&i); __sync_synchronize(); i=__sync_lock_test_and_set(&i,1);
 b=__builtin_add_overflow(1,2,&i); b=__builtin_mul_overflow_p(1,2,l); i=__atomic_load_n(&vi,5); i=__atomic_load_n(&ci,0);
 l=__builtin_expect(i,1); p=(int*)__builtin_assume_aligned(p,16); __builtin_prefetch(p); __builtin_prefetch(p,0,3);
 __builtin_memcpy(&i,&j,4); __builtin_unreachable(); __builtin_trap(); __atomic_thread_fence(5); __atomic_signal_fence(5);
 i=__builtin_object_size(p,0); i = __builtin_constant_p(3); l=__builtin_bswap64(3); i=__builtin_clz(3); double d=__builtin_nan(""); d=__builtin_huge_val(); b=__builtin_isnan(d); i=__builtin_fpclassify(0,1,2,3,4,d); b=__builtin_signbit(d); b=__builtin_isgreater(d,1.f); 
 __builtin_va_list ap; void*vp=__builtin_alloca(4); vp=__builtin_return_address(0); vp=__builtin_frame_address(0); vp=__builtin_malloc(3); __builtin_free(vp); i=__builtin_printf("%d",3); i = __builtin_strcmp("a","b"); l=__builtin_strlen("x"); 
}
void g(int n,...) { __builtin_va_list ap, aq; __builtin_va_start(ap,n); __builtin_va_copy(aq,ap); __builtin_va_end(ap); }
