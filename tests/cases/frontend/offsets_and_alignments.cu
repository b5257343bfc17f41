// shows: operands of offsetof, alignof, noexcept and decltype that lack something
// prelude: none
int f = __builtin_offsetof(int, x); struct S { int x; int a[3]; }; int g = __builtin_offsetof(S, y); int h = __builtin_offsetof(S, x.y);
int i = __builtin_offsetof(S, a[1]); int j = __builtin_offsetof(S *, x);
int d = alignof(void); int e = __alignof__(const void);
int k = noexcept; int l = noexcept(; int m = z;
struct I; I a{}; I b = {}; I c(3); const I n = 3; void o() { I p{}; static I q = {}; I r[2] = {}; }
struct A { A(int); A(A &); }; void s(A); A t(const A &u) { s(u); const A v(1); A w = v; throw u; return u; }
decltype(3 i; int y = z;
