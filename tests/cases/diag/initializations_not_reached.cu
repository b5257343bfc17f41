// prelude: none
// flags: --remarks
// Local variables that control does not come to, with and without an initialization.
struct S { S(); ~S(); }; struct D { ~D(); }; int ex();
int f1() { return 1; int x = ex(); return x; }
int f2() { return 1; static int x = 3; static int y = ex(); return x + y; }
int f3() { return 1; S s; return 2; }
int f4() { return 1; D d; return 2; }
int f5(int n) { return 1; int &r = n; return r; }
int f6() { goto e; { int y = ex(); return y; } e: return 1; }
int f7() { goto e; int y; y = ex(); e: return 1; }
int f8(int n) { while (1) { break; int z = n; return z; } return 1; }
template <class T> T f9() { throw 1; T t = T(); return t; }
template int f9<int>();
