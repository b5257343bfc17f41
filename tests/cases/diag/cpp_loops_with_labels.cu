// shows: loops with labels in them, and jumps that are not reached
// flags: --c++17
// prelude: none
[[noreturn]] void ab();
int f1(int x) { switch (x) { case 1: return 1; break; default: return 2; } }
int f2(int x) { switch (x) { case 1: return 1; break; default: ab(); break; } }
int f3(int x) { for (;;) { return 1; break; } }
int f4(int x) { while (true) { ab(); break; } }
int f5(int x) { do { return 1; continue; } while (x); }
int f6(int x) { goto l; for (; x; --x) { switch (x) { case 1: l: x++; } } return 1; }
int f7(int x) { goto l; while (x) { l: x++; } return 1; }
int f8(int x) { goto l; for (; x; --x) { x--; } l: return 1; }
int f9(int x) { goto l; do { l: x++; } while (x); return 1; }
int f10(int x) { switch (x) { while (x) { case 1: x--; } } return x; }
int f11(int x) { switch (x) { for (;x;) { x--; } case 1: x--; } return x; }
int f12(int x) { return 1; for (;;) { l: x++; } goto l; }
int f13(int x) { switch (x) { case 1: if (x) return 1; else return 2; break; default: throw 1; break; } }
int f14(int x) { switch (x) { case 1: { return 1; } break; case 2: return 2; } }
