// shows: pragmas about execution spaces before statements
// prelude: none
void f(int n) {
#pragma nv_exec_check_disable
#pragma unroll
  for (;;) n++;
  if (n)
#pragma nv_exec_check_disable
    n++;
L:
#pragma nv_exec_check_disable
  n--;
#pragma nv_exec_check_disable
  goto L;
#pragma nv_exec_check_disable
  extern int q;
#pragma nv_exec_check_disable
  static_assert(true, "");
#pragma nv_exec_check_disable
  f(n);
}
template <class T> void g(T t) {
#pragma nv_exec_check_disable
  t++;
}
#pragma nv_exec_check_disable
static_assert(true, "");
#pragma nv_exec_check_disable
template <class T> struct X { };
#pragma nv_exec_check_disable
extern "C" { int z(); }
#pragma nv_exec_check_disable
asm("");
