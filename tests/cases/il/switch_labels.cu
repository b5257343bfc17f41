// flags: --il_display
// prelude: none
// Labels of switch statements, and what is reached behind them.
int g();
int f() {
    if (int b = g(); b > 2) return b; else b = 1;
    switch (int e = g()) { default: break; }
    return 2;
}
int f2() {
    switch (int d = g(); d) { case 1: return d; }
    switch (int e = g()) { default: break; }
    return 2;
}
int f3() {
    while (int c = g()) { (void)c; }
    switch (g()) { default: break; }
    return 2;
}
int f4() { if (int a = g()) return a; switch (g()) { default: break; } return 3; }
