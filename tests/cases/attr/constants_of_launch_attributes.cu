// shows: arguments of launch attributes are integral constants
// prelude: none
#define G __attribute__((global))
#define B(...) __attribute__((launch_bounds(__VA_ARGS__)))
int n;
enum class F { f = 1 };
constexpr int c() { return 5; }
G B(F::f, c()) void a();
G B(1.5) void b();
G B("x") void d();
G B(n) void e();
G B(int) void g();
G B(32, ) void h();
G __attribute__((cluster_dims(undeclared))) void i();
G __attribute__((block_size((8, 8, 1), (2, 2, 2)))) __attribute__((cluster_dims(2, 2, 2))) void j();
