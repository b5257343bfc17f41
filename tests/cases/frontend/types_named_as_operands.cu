// shows: types where a value must stand, also parameters of templates
// prelude: none
struct P { int x; };
template <class T> bool l() { return nope(T); }
template <class T> void q(T t) { nope5(t); nope6(t, T); t.x(T); }
int a = P + 1;
void f(int); void g() { f(P); }
struct S { static void s(); int operator?(P); P operator.(int); };
void u(S s) { s.s; s.s(); }
namespace N { extern int v; void f(); }
static int N::v = 2;
static void N::f() {}
struct T { static int s; int q; };
extern int T::s;
