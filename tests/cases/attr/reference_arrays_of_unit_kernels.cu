// shows: kernels made of what is in unnamed namespaces are internal
// flags: --device-c --debug_mode
// prelude: none
namespace { struct L {}; }
template <class T, class U> __attribute__((global)) void k(T, U) {}
extern "C" { static __attribute__((global)) void cs() {} }
static __attribute__((global)) void s() {}
void f() { void *p[] = {(void *)k<L *, int>, (void *)cs, (void *)s}; (void)p; }
int anchor = 1;
