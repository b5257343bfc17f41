// flags: --il_display
// prelude: none
// Labels and jumps among objects that end.
struct C { C(); ~C(); int v; }; int g();
void a() { static int st = g(); for (;;) { if (st) break; } }
void b() { for (;;) { C c; if (g()) break; if (g()) continue; { if (g()) goto l; } } l: ; }
void c() { { C c; } for (;;) { if (g()) break; } l: if (g()) goto l; }
void d() { switch (g()) { case 1: { C c; break; } default: break; } }
void e() { C(); while (g()) { if (g()) continue; } }
