// flags: --il_display
// prelude: none
// Which labels and cases are reached by falling into them.
int g;
void f1() { l1: g++; l2: g++; goto l1; goto l2; l3: g++; goto l3; }
void f2() { int x = 3; x++; l1: ; goto l1; }
void f3() { if (g) return; l1: ; if (g) g++; l2: ; goto l1; goto l2; }
void f4() { while (g) { } l1: ; goto l1; }
void f5() { switch (g) { case 1: g++; case 2: g++; break; case 3: case 4: ; default: ; } l1: goto l1; }
void f6() { switch (g) { case 1: g++; break; case 2: g++; break; } l1: goto l1; }
void f7() { for (;g;) { if (g) break; } l1: goto l1; }
void f8() { { g++; } l1: goto l1; }
void f9() { switch (g) { case 1: { g++; } case 2: if (g) g++; case 3: while (g) break; case 4: ; case 5: {} case 6: ; } }
void f10() { do g++; while (g); l1: goto l1; }
void f11() { g++; { l1: goto l1; } }
