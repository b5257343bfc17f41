// shows: what built-in functions take and give is checked like that of others
// prelude: none
int *c = __builtin_abs(3);
int *c2 = __builtin_strlen("a");
char *c3 = __builtin_sqrt(2.0);
struct S {};
S s1 = __builtin_abs(3);
S *s2 = __builtin_malloc(3);
int i1 = __builtin_malloc(3);
void f(int *); void g(S);
int *r1() { return __builtin_abs(3); }
S r2() { return __builtin_expect(1, 2); }
void h() {
  f(__builtin_abs(3)); g(__builtin_abs(1)); f(__builtin_expect(1, 2));
  f(__builtin_clz(3)); int *x = __builtin_popcount(3); x = __builtin_ffs(1);
  int *y{__builtin_abs(3)}; int *z(__builtin_abs(3)); int k = {__builtin_sqrt(1.0)};
  S q; if (__builtin_memcpy(q, q, 1)) {}
  int m = __builtin_trap(); int *n = __builtin_object_size(x, 0); int *o = __builtin_bswap32(3);
  int *p = __builtin_add_overflow(1, 2, &k); int *p2 = __builtin_mul_overflow_p(1, 2, 3);
  int *p4 = __builtin_nan(""); int *p5 = __builtin_huge_val(); int *p6 = __sync_fetch_and_add(&k, 1);
  int *p7 = __atomic_load_n(&k, 0); int *p8 = __builtin_LINE(); int *p9 = __builtin_FILE();
  int *p10 = __builtin_frame_address(0); int p11 = __builtin_return_address(0); int *p16 = __builtin_addressof(q);
  int *p18 = __builtin_fabs(1.0); int *p19 = __builtin_printf("a"); int *p21 = __builtin_alloca(3);
  __builtin_abs(); __builtin_abs(1, 2); __builtin_abs("a"); __builtin_strlen(1); __builtin_memcpy(x, x); __builtin_expect(q, 1);
}
