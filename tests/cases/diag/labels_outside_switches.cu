// prelude: none
void f(int x) { switch (x) { case 1:; default:; } default: x++; case 2:; }
