// shows: arrays without initializers in constexpr functions [dcl.constexpr]
// prelude: none
struct plain { int a; };
struct initialized { int a = 1; };
struct made { constexpr made() : a(1) { } int a; };
struct empty { };
constexpr int f1() { int t[3]; t[0] = 1; return t[0]; }
constexpr int f2() { plain t[3]; return 1; }
constexpr int f3() { initialized t[3]; return 1; }
constexpr int f4() { made t[3]; return 1; }
constexpr int f5() { empty t[3]; return 1; }
constexpr int f6() { int *t[2][2]; return 1; }
constexpr int f7() { int t[2] = { }; return 1; }
