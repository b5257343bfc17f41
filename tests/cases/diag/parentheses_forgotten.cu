// prelude: none
// Function definitions without parameters in parentheses
int f7 { return 1; } int f8(); int x1 = f8();
int x2 = f8(); int x3 = nope;
void f6 { return; } int g8(); int y1 = g8();
int y2 = g8(); int y3 = nope;
