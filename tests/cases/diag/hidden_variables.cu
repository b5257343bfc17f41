// prelude: none
// flags: --remarks
// Variables of functions that have the name of another variable outside of their block.
int gx; namespace N { int nx; } struct B { int bx; static int sx; }; struct D : B { int dx; void f(int gx) { int bx; int dx; int sx; gx = bx = dx = sx = 0; } void g(int dx, int bx); };
void D::g(int dx, int bx) { dx = bx; } using namespace N; void u() { int nx; { int nx; nx = 1; } for (int gx = 0; gx < 1; gx++) {} try {} catch (int gx) { gx = 1; } nx = 1; }
void ext() { extern int gx; gx = 1; } void declared(int gx); void defined(int gx) { gx = 1; } typedef void (*fp)(int gx); template <class T> T t2(T gx) { int nx = 1; return gx + nx; }
void k() { struct L { int gx; void m(int gx) { gx = 1; } }; int k; k = 1; enum { gx }; int f; f = 1; } void f(); int st;
void k2() { int a; { int a; a = 1; } { static int a; a = 1; } a = 2; auto l = [](int a) { a = 1; }; l(1); }
template <class T> struct TS { T tm; int f() { int tm = 1; return tm; } void g(int tm) { tm = 1; } }; template struct TS<int>;
