// shows: attributes after the declarator of a definition, and as names of attributes
// prelude: none
#define A __attribute__((noinline))
struct S { void g() A { } static void m(); };
void S::m() A { }
static void h() A { }
template <class T> void t(T) A { }
__attribute__((A)) int k();
__attribute__((__attribute__((cold)))) int l();
__attribute__((nv_weak_odr)) void w();
