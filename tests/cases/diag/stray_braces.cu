// prelude: none
// Closing braces that close nothing
void f() { } } int y1; int y2; int z = y1 + y2;
int a = 1; } int y3; int y4; int z2 = y3 + y4;
int b[] = {1, 2 } } int y5; int y6; int z3 = y5 + y6;
int c = {1 ; } int y7; int y8; int z4 = y7 + y8;
int d { return; } int y9() { return 1; } int ya; int z5 = y9() + ya;
