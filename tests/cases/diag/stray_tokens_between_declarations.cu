// prelude: none
// Tokens between declarations that belong to none
void f() { } } } int y1; int y2; int z = y1 + y2;
void f2() { } ) int y3; int y4; int z2 = y3 + y4;
void f3() { } ] int y5() { return 1; } int y6; int z3 = y5() + y6;
void f4() { } = int y7; int y8; int z4 = y7 + y8;
void f5() { } , int y9; int ya; int z5 = y9 + ya;
void f6() { } 3; int yb; int yc; int z6 = yb + yc;
void f7() { } return 3; int yd; int ye; int z7 = yd + ye;
namespace N { void f() { } } } int yf; int yg; int z8 = yf + yg;
void f8() { } else { int q; } int yh; int yi; int z9 = yh + yi;
struct S { void f() { } } }; int yj; int yk; int za = yj + yk;
void f9() { } } #
int yl; int ym; int zb = yl + ym;
void fa() { } } struct Q { int a; }; int yn; Q zc; int zd = yn;
void fb() { } } template<class T> void tt(T) { } int yo; int ze = yo;
void fc() { } } namespace M { int a; int b; } int yp; int zf = yp + M::a;
