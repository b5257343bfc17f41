// prelude: none
// Labels without a colon, and returns from functions that do not return
[[noreturn]] int h() { return 1; }
[[noreturn]] void h2() { }
[[noreturn]] int h3(int a) { if (a) return 1; throw 1; }
[[noreturn]] void h4() { return; }
int f1(int a) { switch (a) { case 1: return 1; case a: return 5; } return 0; }
int f2(int a) { switch (a) { case "x": ; } return 0; }
int f3(int a) { switch (a) { case 1.5: ; case nullptr: ; } return 0; }
int f4(int a) { switch (a) { case 1: default: } return 0; }
int f5(int a) { switch (a) { case 2 return 2; } return 0; }
int f6(int a) { switch (a) { case 3; return 3; } return 0; }
int f7(int a) { switch (a) { default return 4; } return 0; }
int f8(int a) { switch (a) { case : return 4; } return 0; }
int f9(int a) { switch (a) { case 1; case 1: ; case "x": ; case a: ; } return 0; }
struct S {}; int fa(S s) { switch (s) { case 1: ; } switch (1.5) {} switch ("x") { case 1: ; } return 0; }
enum class E { a, b }; int fb(E e) { switch (e) { case 0: ; case E::a: ; case E::a: ; case b: ; case E::c: ; } return 0; }
int fc(int a) { switch a { case 1: ; } return 0; }
