// shows: device functions with deduced return types named outside of device functions
// prelude: none
#define D __attribute__((device))
D auto a(int) { return 1; }
D constexpr auto b() { return 1; }
struct S { static D auto s() { return 3; } };
int h() { return sizeof(a(1)) + sizeof(b()); }
decltype(a(1)) v;
auto p = &S::s;
D int d() { return a(1); }
D constexpr int c(int q) { return q ? a(q) : 1; }
