// shows: flexible array members, and braces in functional casts
// flags: --c++17
// prelude: none
int f(int x) { int a = int({x}); return a; }
struct F0 { int a[]; };
struct F1 { int n; int a[]; int b; };
struct F2 { int n; int a[]; };
struct F3 { F2 f; int z; };
struct F4 : F2 { int z; };
union U { int n; int a[]; };
struct F5 { static int n; int a[]; };
struct F6 { int a[0]; int b; };
F2 g = {1,{2,3}};
void h() { F2 l = {1,{2}}; static F2 m = {1,{2}}; F2 r = {1}; }
void k(F2 p);
F2 ret();
struct F8 { int n; F2 z; };
struct F9 { int n; int a[]; F9(); };
